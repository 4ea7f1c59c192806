/** The strings that are hard to draw: each as it is worded for a paper. */
import type { Direction } from '../../src/paper/text/clusters'

export type Hard = {
  name: string
  text: string
  direction: Direction
  style: 'regular' | 'strong'
  /** What is to be seen, where that is not the text: emoji are left out, letters the font lacks are shown as U+FFFD, overrides go. */
  seen?: string
}

const rtl = (name: string, text: string, seen?: string): Hard => ({
  name,
  text,
  direction: 'rtl',
  style: 'regular',
  ...(seen ? { seen } : {}),
})
const ltr = (name: string, text: string, seen?: string): Hard => ({ ...rtl(name, text, seen), direction: 'ltr' })
const strong = (one: Hard): Hard => ({ ...one, name: `${one.name}, strong`, style: 'strong' })

const price = rtl('riyal and minus', 'الخصم \u2066\u20c1 −1,234.50\u2069')
const tashkeel = rtl('tashkeel', 'مُدَرِّسَةٌ، إِنَّ، اللُّغَةُ العَرَبِيَّةُ، قُرْآنًا، شَدّة')
const lamAlef = rtl('lam-alef', 'لا الأولى الإقامة الآن سلام بلا ملاءة لأ لإ لآ')

export const hardStrings: readonly Hard[] = [
  rtl('letters in every form', 'بيت حجج عمع كهك غسغ يمن ثثث ضضض ظظظ'),
  rtl('letters that never join on', 'دار ورد أزرار ذوذ رؤوف وادي'),
  tashkeel,
  strong(tashkeel),
  lamAlef,
  strong(lamAlef),
  rtl('lam-alef with tashkeel', 'سَلَامٌ، لَأَنَّ، الْإِقَامَةُ، كَلَّا'),
  rtl('tatweel and hamza', 'العــــربية شيء مسؤول مئة قراءة'),
  rtl('Persian letters', 'پژوهش گچ چای کتاب ی'),
  rtl('Arabic, Latin and digits', 'دورة \u2068General English 20\u2069 لمدة 12 أسبوعًا'),
  rtl('brackets round Latin', 'مطار هيثرو (\u2068London Heathrow (LHR)\u2069)'),
  rtl('brackets round Arabic', '(لندن) [باريس] «مدريد» {روما}'),
  rtl('percent and range', 'خصم \u206615%\u2069 من 8 أسابيع، 14 يونيو – 5 سبتمبر'),
  price,
  strong(price),
  rtl('pounds', '12 أسبوعًا × \u2066GBP 250.00\u2069'),
  rtl('phone and mail', '\u2066+966 11 200 0000\u2069 · \u2068hello@rihla.example\u2069'),
  rtl('Arabic digits', '٠١٢٣٤٥٦٧٨٩، ١٤٤٨/٠٦/١٩'),
  rtl('long name', 'عبد الرحمن بن عبد العزيز آل الشيخ van der Berg-الحربي'),
  rtl('emoji in Arabic', 'نورة 👩‍🎓 بنت 🇸🇦 محمد', 'نورة  بنت  محمد'),
  rtl('letters the font lacks', 'الاسم \u2068王小明\u2069', 'الاسم \u2068\ufffd\ufffd\ufffd\u2069'),
  rtl('override', 'اسم \u202eAli\u202c محمد', 'اسم Ali محمد'),
  ltr('English', 'General English 20, Demo School London'),
  ltr('accents', 'Zürich, São Paulo, Œuvre, Łódź, İstanbul, Māori, ñandú'),
  ltr('Arabic in English', 'Noura \u2068نورة الحربي\u2069 (Riyadh, \u2068الرياض\u2069)'),
  ltr('signs', '15% off · “half board” – 12 × GBP 250.00 = GBP 3,000.00 …'),
  strong(ltr('total', 'Total to pay SAR 29,510.40')),
  ltr('emoji in English', 'Ali 😀 Berg ©', 'Ali  Berg ©'),
  ltr('what looks like PDF', ')>>/OpenAction<</S/JavaScript/JS(app.alert(1))>>endobj(\\'),
]
