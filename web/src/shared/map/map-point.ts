/** A resort as the map shows it. */
export type MapPoint = {
  id: string;
  /** Degrees north and east. */
  lat: number;
  lng: number;
  /** Name of the resort. */
  label: string;
  /** What the pin says, short; '' leaves it a dot. */
  price: string;
  /** What a group of pins is named after; '' where it is not known. */
  country: string;
};
