import { pluralForm } from '../../../src/domain/weeks'

/** The forms an Arabic noun takes after a number: two, 3–10, 11–99, and 100 or one. */
type Forms = { one: string; two: string; few: string; many: string }

const nouns = {
  lesson: { one: 'حصة', two: 'حصتان', few: 'حصص', many: 'حصة' },
  student: { one: 'طالب', two: 'طالبان', few: 'طلاب', many: 'طالبًا' },
  week: { one: 'أسبوع', two: 'أسبوعان', few: 'أسابيع', many: 'أسبوعًا' },
  hour: { one: 'ساعة', two: 'ساعتان', few: 'ساعات', many: 'ساعة' },
  minute: { one: 'دقيقة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة' },
  year: { one: 'سنة', two: 'سنتان', few: 'سنوات', many: 'سنة' },
  branch: { one: 'فرع', two: 'فرعان', few: 'فروع', many: 'فرعًا' },
} satisfies Record<string, Forms>

/** `20 حصة`, `3 أسابيع`, `أسبوعان`: the number with its noun, as Arabic counts (design domain §7). */
export function countedArabic(count: number, noun: keyof typeof nouns): string {
  const forms = nouns[noun]
  const form = pluralForm(count, 'ar')
  if (form === 'one') return forms.one
  if (form === 'two') return forms.two
  return `${count} ${form === 'few' ? forms.few : form === 'many' ? forms.many : forms.one}`
}

/** Joins the prepositions لـ and بـ to the word that was put after them: لـ + الإنجليزية is للإنجليزية. */
export const joinedArabic = (words: string): string => words.replace(/لـال/g, 'لل').replace(/([لب])ـ(?=[ء-ي])/g, '$1')
