/** +966 11 200 0000: as people read it aloud. Other numbers stay as they are. A file of its own: `phone.ts` brings a library with it. */
export const spacedPhone = (phone: string) => phone.replace(/^(\+966)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
