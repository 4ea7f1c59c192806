/** The place on a map anybody can open; nothing is loaded from it. */
export const mapLink = ({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
