/** What the frame shows on every page, as the build gives it. */
export type MenuEntry = { label: string; path: string }
export type Contacts = {
  name: string
  phone: string
  whatsapp: string
  email: string
  address: string
  hours: string
  vatNumber: string
  licenceNumber: string
  commercialRegistration: string
  social: { name: string; url: string }[]
}
export type FrameData = { menu: MenuEntry[]; contacts: Contacts | undefined }
