/** A resort on the map. */
export type MapPoint = {
  id: string;
  /** Degrees north and east. */
  lat: number;
  lng: number;
  /** Name of the resort. */
  label: string;
  /** Short label of the pin; '' makes it a dot. */
  price: string;
  /** The name for groups of pins; '' where it is not known. */
  country: string;
};
