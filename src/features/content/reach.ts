/** Addresses that open a telephone, WhatsApp, mail or a map. Nothing of ours is loaded from there. */
const digits = (phone: string) => phone.replace(/[^\d+]/g, '')

export const phoneLink = (phone: string) => `tel:${digits(phone)}`

/** A chat with the agency, its first message already written. `phone` in E.164. */
export const whatsappLink = (phone: string, text = '') =>
  `https://wa.me/${digits(phone).replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`

/** A letter with its subject and body already written. Lines end in CRLF, as RFC 6068 asks. */
export function mailLink(address: string, subject = '', body = ''): string {
  const fields = Object.entries({ subject, body: body.replace(/\r?\n/g, '\r\n') }).filter(([, value]) => value !== '')
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return `mailto:${address}${query ? `?${query}` : ''}`
}

/** Lets the reader choose whom to send it to. */
export const shareLink = (title: string, address: string) => `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`

type Place = { latitude: string; longitude: string }

export const directionsLink = ({ latitude, longitude }: Place) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

export const openMapLink = ({ latitude, longitude }: Place) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
