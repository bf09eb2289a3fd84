import { type WorldPlace, worldPlace } from './mercator.ts';

/** A sea or a city, and the zoom from which its name is shown. */
export type PlaceName = WorldPlace & { name: string; zoom: number };

/** Seas by the zoom from which they are named: name, degrees north, degrees east. */
const SEAS: readonly (readonly [zoom: number, seas: string])[] = [
  [
    0,
    `Pacific Ocean,0,-140;Pacific Ocean,25,165;Atlantic Ocean,30,-42;Atlantic Ocean,-22,-18
    Indian Ocean,-22,78;Southern Ocean,-57,40;Arctic Ocean,80,-170`,
  ],
  [
    2.2,
    `Caribbean Sea,15.2,-74;Gulf of Mexico,25,-90;Mediterranean Sea,34.6,20;Arabian Sea,15,64
    Bay of Bengal,13,88;South China Sea,14.5,114.5;Coral Sea,-17.5,155;Tasman Sea,-39,160
    Philippine Sea,19,132;Sea of Okhotsk,54,150;Bering Sea,58,-177;Norwegian Sea,68,2
    Hudson Bay,60,-85;Gulf of Alaska,56.5,-146;Labrador Sea,57,-53;Caspian Sea,41.8,50.6
    Barents Sea,74,40;Baffin Bay,73,-66;Great Australian Bight,-34.5,130`,
  ],
  [
    3.2,
    `North Sea,56.5,3.2;Baltic Sea,58.2,19.9;Black Sea,43.2,34.5;Red Sea,20,38.6;Bay of Biscay,45.4,-5
    Sea of Japan,39.6,134;East China Sea,29,125;Yellow Sea,35.6,123.3;Gulf of Thailand,10,101.6
    Andaman Sea,10.8,95.7;Java Sea,-5,111;Banda Sea,-5.6,127.5;Timor Sea,-11.2,127
    Celebes Sea,3.4,122;Sulu Sea,8.6,119.9;Arafura Sea,-9.6,135.5;Persian Gulf,26.9,51.6
    Gulf of Aden,12.4,47.8;Gulf of Guinea,1.6,3;Mozambique Channel,-18.5,41.2
    Gulf of California,27,-111.3;Sargasso Sea,28,-63;Celtic Sea,50.3,-8.2;Bismarck Sea,-4,148.5`,
  ],
  [
    4.2,
    `Adriatic Sea,43,15.2;Aegean Sea,38.8,25.1;Ionian Sea,38,18.6;Tyrrhenian Sea,40,12.2
    Ligurian Sea,43.5,9;Balearic Sea,40.6,2.4;Alboran Sea,35.9,-3.2;Irish Sea,53.7,-5.1
    English Channel,50.2,-1.7;Gulf of Bothnia,62.4,19.8;Gulf of Finland,59.9,26.2;Bay of Campeche,20,-94
    Gulf of Honduras,16.4,-87.6;Gulf of Panama,8,-79.3;Gulf of Tonkin,20,107.6;Gulf of Oman,24.6,58.6
    Bass Strait,-39.9,145.8;Solomon Sea,-8.4,153;Flores Sea,-7.6,120.4;Molucca Sea,0.4,125.4
    Gulf of Mannar,8.4,78.6;Lake Superior,47.6,-87.6;Lake Michigan,43.5,-87;Lake Huron,44.9,-82.4
    Lake Victoria,-1,33;Strait of Malacca,4.2,99.4;Sea of Marmara,40.7,28.1;Gulf of Lion,42.8,4.1`,
  ],
];

/** Cities and towns of travellers, the same way. */
const CITIES: readonly (readonly [zoom: number, cities: string])[] = [
  [
    2.6,
    `London,51.51,-0.13;Paris,48.86,2.35;New York,40.71,-74.01;Los Angeles,34.05,-118.24
    Mexico City,19.43,-99.13;São Paulo,-23.55,-46.63;Buenos Aires,-34.61,-58.4;Lima,-12.05,-77.04
    Bogotá,4.71,-74.07;Cairo,30.04,31.24;Lagos,6.52,3.38;Nairobi,-1.29,36.82;Johannesburg,-26.2,28.05
    Moscow,55.76,37.62;Istanbul,41.01,28.98;Dubai,25.2,55.27;Delhi,28.64,77.21;Mumbai,19.08,72.88
    Bangkok,13.76,100.5;Singapore,1.35,103.82;Jakarta,-6.21,106.85;Hong Kong,22.32,114.17
    Beijing,39.9,116.41;Tokyo,35.68,139.69;Sydney,-33.87,151.21;Auckland,-36.85,174.76`,
  ],
  [
    3.7,
    `Madrid,40.42,-3.7;Lisbon,38.72,-9.14;Rome,41.9,12.5;Berlin,52.52,13.4;Vienna,48.21,16.37
    Athens,37.98,23.73;Stockholm,59.33,18.07;Oslo,59.91,10.75;Dublin,53.35,-6.26;Warsaw,52.23,21.01
    Kyiv,50.45,30.52;Bucharest,44.43,26.1;Helsinki,60.17,24.94;Reykjavík,64.15,-21.94
    Saint Petersburg,59.93,30.34;Casablanca,33.57,-7.59;Algiers,36.75,3.06;Tunis,36.81,10.18
    Dakar,14.72,-17.47;Accra,5.6,-0.19;Addis Ababa,9.01,38.75;Dar es Salaam,-6.79,39.21
    Cape Town,-33.92,18.42;Luanda,-8.84,13.29;Antananarivo,-18.88,47.51;Riyadh,24.71,46.68
    Tehran,35.69,51.39;Karachi,24.86,67.01;Colombo,6.93,79.85;Kathmandu,27.72,85.32;Kolkata,22.57,88.36
    Chennai,13.08,80.27;Dhaka,23.81,90.41;Yangon,16.87,96.2;Hanoi,21.03,105.85
    Ho Chi Minh City,10.82,106.63;Kuala Lumpur,3.14,101.69;Manila,14.6,120.98;Taipei,25.03,121.57
    Shanghai,31.23,121.47;Seoul,37.57,126.98;Osaka,34.69,135.5;Perth,-31.95,115.86
    Melbourne,-37.81,144.96;Brisbane,-27.47,153.03;Darwin,-12.46,130.84;Christchurch,-43.53,172.64
    Honolulu,21.31,-157.86;Anchorage,61.22,-149.9;Vancouver,49.28,-123.12;San Francisco,37.77,-122.42
    Seattle,47.61,-122.33;Denver,39.74,-104.99;Phoenix,33.45,-112.07;Chicago,41.88,-87.63
    Houston,29.76,-95.37;Miami,25.76,-80.19;Atlanta,33.75,-84.39;Washington,38.91,-77.04
    Toronto,43.65,-79.38;Montreal,45.5,-73.57;Havana,23.11,-82.37;Cancún,21.16,-86.85
    Santo Domingo,18.47,-69.9;San Juan,18.47,-66.11;Panama City,8.98,-79.52;Caracas,10.48,-66.9
    Quito,-0.18,-78.47;La Paz,-16.5,-68.15;Santiago,-33.45,-70.67;Rio de Janeiro,-22.91,-43.17
    Brasília,-15.79,-47.88;Salvador,-12.97,-38.5;Manaus,-3.12,-60.02;Suva,-18.14,178.44`,
  ],
  [
    4.6,
    `Barcelona,41.39,2.17;Seville,37.39,-5.98;Valencia,39.47,-0.38;Porto,41.15,-8.61;Bordeaux,44.84,-0.58
    Lyon,45.76,4.84;Marseille,43.3,5.37;Brussels,50.85,4.35;Amsterdam,52.37,4.9;Hamburg,53.55,9.99
    Munich,48.14,11.58;Frankfurt,50.11,8.68;Zürich,47.38,8.54;Milan,45.46,9.19;Venice,45.44,12.32
    Florence,43.77,11.26;Naples,40.85,14.27;Palermo,38.12,13.36;Prague,50.08,14.44;Budapest,47.5,19.04
    Zagreb,45.81,15.98;Belgrade,44.79,20.45;Sofia,42.7,23.32;Thessaloniki,40.64,22.94
    Copenhagen,55.68,12.57;Edinburgh,55.95,-3.19;Manchester,53.48,-2.24;Bergen,60.39,5.32
    Tromsø,69.65,18.96;Riga,56.95,24.11;Kraków,50.06,19.94;Antalya,36.9,30.7;Ankara,39.93,32.86
    Nicosia,35.19,33.38;Marrakesh,31.63,-7.99;Las Palmas,28.12,-15.43;Tel Aviv,32.09,34.78
    Hurghada,27.26,33.81;Luxor,25.69,32.64;Sharm El Sheikh,27.91,34.33;Doha,25.29,51.53
    Abu Dhabi,24.45,54.38;Muscat,23.59,58.41;Mombasa,-4.04,39.67;Victoria Falls,-17.93,25.83
    Windhoek,-22.56,17.08;Durban,-29.86,31.02;Gqeberha,-33.96,25.6;Jaipur,26.91,75.79;Goa,15.49,73.83
    Bengaluru,12.97,77.59;Kochi,9.93,76.27;Malé,4.18,73.51;Chiang Mai,18.79,98.98;Phuket,7.88,98.39
    Vientiane,17.98,102.63;Siem Reap,13.36,103.86;Phnom Penh,11.56,104.92;Da Nang,16.05,108.2
    Penang,5.41,100.33;Denpasar,-8.65,115.22;Surabaya,-7.26,112.75;Kota Kinabalu,5.98,116.07
    Cebu,10.32,123.89;Guangzhou,23.13,113.26;Chengdu,30.57,104.07;Xi'an,34.34,108.94;Lhasa,29.65,91.14
    Fukuoka,33.59,130.4;Sapporo,43.06,141.35;Naha,26.21,127.68;Busan,35.18,129.08;Cairns,-16.92,145.77
    Adelaide,-34.93,138.6;Hobart,-42.88,147.33;Alice Springs,-23.7,133.88;Wellington,-41.29,174.78
    Queenstown,-45.03,168.66;Nouméa,-22.27,166.46;Nadi,-17.8,177.42;Papeete,-17.54,-149.57
    Calgary,51.05,-114.07;Edmonton,53.55,-113.49;Winnipeg,49.9,-97.14;Quebec,46.81,-71.21
    Halifax,44.65,-63.58;Portland,45.52,-122.68;Salt Lake City,40.76,-111.89;Las Vegas,36.17,-115.14
    San Diego,32.72,-117.16;Albuquerque,35.08,-106.65;Dallas,32.78,-96.8;San Antonio,29.42,-98.49
    New Orleans,29.95,-90.07;Nashville,36.16,-86.78;Orlando,28.54,-81.38;Charleston,32.78,-79.93
    Boston,42.36,-71.06;Philadelphia,39.95,-75.17;Detroit,42.33,-83.05;Minneapolis,44.98,-93.27
    Saint Louis,38.63,-90.2;Kansas City,39.1,-94.58;Cabo San Lucas,22.89,-109.91
    Puerto Vallarta,20.65,-105.23;Guadalajara,20.67,-103.35;Monterrey,25.69,-100.32;Acapulco,16.86,-99.88
    Mérida,20.97,-89.62;Guatemala City,14.63,-90.51;Belize City,17.5,-88.2;San José,9.93,-84.08
    Managua,12.11,-86.24;Nassau,25.05,-77.36;Kingston,17.97,-76.79;Punta Cana,18.58,-68.4
    Port-au-Prince,18.59,-72.31;Bridgetown,13.1,-59.62;Port of Spain,10.66,-61.51;Willemstad,12.11,-68.93
    Cartagena,10.39,-75.51;Medellín,6.25,-75.56;Guayaquil,-2.19,-79.89;Cusco,-13.53,-71.97
    Recife,-8.05,-34.88;Fortaleza,-3.73,-38.53;Florianópolis,-27.6,-48.55;Montevideo,-34.9,-56.16
    Mendoza,-32.89,-68.85;Bariloche,-41.13,-71.31;Ushuaia,-54.8,-68.3;Asunción,-25.26,-57.58`,
  ],
  [
    5.6,
    `Málaga,36.72,-4.42;Granada,37.18,-3.6;Bilbao,43.26,-2.93;Palma,39.57,2.65;Ibiza,38.91,1.43
    Faro,37.02,-7.93;Funchal,32.65,-16.91;Nice,43.7,7.27;Toulouse,43.6,1.44;Strasbourg,48.57,7.75
    Geneva,46.2,6.14;Innsbruck,47.27,11.39;Salzburg,47.81,13.04;Bologna,44.49,11.34;Genoa,44.41,8.93
    Bari,41.12,16.87;Cagliari,39.22,9.12;Catania,37.5,15.09;Split,43.51,16.44;Dubrovnik,42.65,18.09
    Ljubljana,46.06,14.51;Valletta,35.9,14.51;Heraklion,35.34,25.13;Rhodes,36.44,28.22
    Santorini,36.42,25.43;Corfu,39.62,19.92;İzmir,38.42,27.14;Bodrum,37.03,27.43;Limassol,34.71,33.02
    Cardiff,51.48,-3.18;Galway,53.27,-9.05;Inverness,57.48,-4.22;Gothenburg,57.71,11.97
    Agadir,30.43,-9.6;Fes,34.03,-5;Tenerife,28.47,-16.25;Zanzibar,-6.16,39.19;Maun,-19.99,23.42
    Port Louis,-20.16,57.5;Victoria,-4.62,55.45;Salalah,17.02,54.09;Petra,30.33,35.44;Amman,31.95,35.93
    Udaipur,24.58,73.71;Varanasi,25.32,82.97;Agra,27.18,78.02;Kandy,7.29,80.64;Galle,6.05,80.22
    Pattaya,12.93,100.88;Hua Hin,12.57,99.96;Krabi,8.09,98.91;Ko Samui,9.51,100.01;Hat Yai,7.01,100.47
    Chiang Rai,19.91,99.83;Nakhon Ratchasima,14.97,102.1;Udon Thani,17.41,102.79;Surat Thani,9.14,99.33
    Luang Prabang,19.89,102.14;Hue,16.46,107.59;Nha Trang,12.24,109.19;Langkawi,6.32,99.85
    Yogyakarta,-7.8,110.37;Lombok,-8.58,116.12;Labuan Bajo,-8.49,119.88;Makassar,-5.15,119.43
    El Nido,11.18,119.39;Boracay,11.97,121.92;Davao,7.07,125.61;Macau,22.2,113.54;Sanya,18.25,109.51
    Guilin,25.27,110.29;Kyoto,35.01,135.77;Hiroshima,34.39,132.46;Nagano,36.65,138.18;Jeju,33.5,126.53
    Gold Coast,-28.02,153.4;Canberra,-35.28,149.13;Byron Bay,-28.64,153.61;Broome,-17.96,122.24
    Rotorua,-38.14,176.25;Nelson,-41.27,173.28;Dunedin,-45.87,170.5;Bora Bora,-16.5,-151.74
    Hilo,19.71,-155.09;Kahului,20.89,-156.47;Lihue,21.97,-159.36;Kailua-Kona,19.64,-155.99
    Victoria,48.43,-123.37;Whistler,50.12,-122.96;Banff,51.18,-115.57;Jackson,43.48,-110.76
    Boise,43.62,-116.2;Reno,39.53,-119.81;Sacramento,38.58,-121.49;Monterey,36.6,-121.89
    Santa Fe,35.69,-105.94;Flagstaff,35.2,-111.65;Tucson,32.22,-110.97;Moab,38.57,-109.55
    Aspen,39.19,-106.82;Austin,30.27,-97.74;Memphis,35.15,-90.05;Branson,36.64,-93.22
    Asheville,35.6,-82.55;Savannah,32.08,-81.09;Myrtle Beach,33.69,-78.89;Hilton Head,32.22,-80.75
    Tampa,27.95,-82.46;Key West,24.56,-81.78;Naples,26.14,-81.79;Jacksonville,30.33,-81.66
    Williamsburg,37.27,-76.71;Ocean City,38.34,-75.08;Newport,41.49,-71.31;Bar Harbor,44.39,-68.2
    Burlington,44.48,-73.21;Cozumel,20.51,-86.95;Tulum,20.21,-87.43;Oaxaca,17.07,-96.72
    Mazatlán,23.25,-106.41;La Paz,24.14,-110.31;Roatán,16.32,-86.54;Montego Bay,18.47,-77.92
    Puerto Plata,19.79,-70.69;George Town,19.29,-81.38;Charlotte Amalie,18.34,-64.93
    Philipsburg,18.03,-63.05;Basse-Terre,16,-61.73;Fort-de-France,14.62,-61.06;Castries,14.01,-60.99
    Oranjestad,12.52,-70.03;St. George's,12.06,-61.75;Saint John's,17.12,-61.85;Hamilton,32.29,-64.78
    Natal,-5.79,-35.21;Búzios,-22.75,-41.88;Foz do Iguaçu,-25.55,-54.59;Punta del Este,-34.96,-54.95
    Arequipa,-16.41,-71.54;Valparaíso,-33.05,-71.61;El Calafate,-50.34,-72.26;Salta,-24.79,-65.41`,
  ],
];

const placesOf = (lists: typeof SEAS): PlaceName[] =>
  lists.flatMap(([zoom, list]) =>
    list.split(/[;\n]/).map((entry) => {
      const [name = '', lat, lng] = entry.trim().split(',');
      return { name, zoom, ...worldPlace({ lat: Number(lat), lng: Number(lng) }) };
    }),
  );

/** Oceans, seas and large lakes, the largest first. */
export const seaNames: readonly PlaceName[] = placesOf(SEAS);
/** Cities, the largest first. */
export const cityNames: readonly PlaceName[] = placesOf(CITIES);
