/** Other names under which people look for places and languages (design domain §7), by the country's code or the language's Latin slug. */
import { fold } from './fold'

/** @assumed the names Gulf students type; spellings that fold alike are not repeated. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Britain', 'Great Britain', 'England', 'British', 'المملكة المتحدة', 'بريطانيا', 'إنجلترا', 'انكلترا', 'بريطاني', 'بريطانية'],
  US: ['USA', 'America', 'American', 'United States', 'أمريكا', 'الولايات المتحدة', 'اميركا', 'أمريكي', 'أمريكية'],
  IE: ['Eire', 'Irish', 'إيرلندا', 'ايرلنده'],
  CA: ['Canadian', 'كندا', 'كنده', 'كندي', 'كندية'],
  AU: ['Australian', 'أستراليا', 'استراليه', 'أسترالي', 'أسترالية'],
  NZ: ['نيوزيلندا', 'نيوزلندا'],
  ZA: ['جنوب أفريقيا', 'جنوب افريقيه'],
  TR: ['Turkey', 'تركيا', 'تركيه'],
  DE: ['Deutschland', 'ألمانيا', 'المانيه'],
  CN: ['الصين'],
  MY: ['ماليزيا', 'ماليزيه'],
  ES: ['إسبانيا', 'اسبانيه', 'España'],
  FR: ['فرنسا', 'فرنسه'],
  IT: ['إيطاليا', 'ايطاليه', 'Italia'],
  MT: ['مالطا', 'مالطه'],
  SG: ['سنغافورة', 'سنغافوره'],
}

export const languageAliases: Readonly<Record<string, readonly string[]>> = {
  english: ['ESL', 'EFL', 'إنجليزي', 'انقليزي', 'إنكليزي', 'انجلش'],
  french: ['فرنسي', 'français'],
  german: ['ألماني', 'Deutsch'],
  spanish: ['إسباني', 'اسبانيولي', 'español'],
  italian: ['إيطالي', 'italiano'],
  turkish: ['تركي', 'türkçe'],
  chinese: ['Mandarin', 'صيني', 'مندرين'],
  malay: ['ملايو', 'مالاوي'],
}

const folded = (...words: string[]): ReadonlySet<string> => new Set(words.map(fold))

/** Words that only join others: `in` of `English in London` is not the beginning of `intensive`. @assumed which. */
export const joiningWords = folded(
  ...['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to', 'with'],
  ...['في', 'من', 'إلى', 'على', 'عن', 'مع', 'و'],
)

/** What everything here is: people ask for a course, a school, a language in so many words. @assumed which. */
export const commonWords = folded(
  ...['class', 'classes', 'course', 'courses', 'institute', 'institutes', 'language', 'languages', 'school', 'schools'],
  ...['abroad', 'learn', 'learning', 'study', 'studying'],
  ...['دورة', 'دورات', 'كورس', 'كورسات', 'معهد', 'معاهد', 'مدرسة', 'مدارس', 'لغة', 'لغات', 'تعلم', 'تعليم', 'دراسة', 'الخارج'],
)
