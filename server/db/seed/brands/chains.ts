import { text } from '../text'
import type { BrandFacts } from './brand-facts'

export const chains: BrandFacts[] = [
  {
    slug: 'halden',
    name: text('Halden English', 'هالدن للإنجليزية'),
    founded: 1972,
    teaches: ['english'],
    level: 104,
    featured: true,
    cities: ['london', 'manchester', 'bristol', 'dublin', 'st-julians', 'new-york', 'chicago', 'toronto', 'sydney', 'cape-town'],
    character: text(
      'One syllabus in ten cities: begin in Malta, finish in Sydney and miss no page of the book.',
      'منهج واحد في عشر مدن: ابدأ في مالطا واختم في سيدني ولا تفتك صفحة من الكتاب.',
    ),
  },
  {
    slug: 'orvane',
    name: text('Orvane Languages', 'أورفان للغات'),
    founded: 1981,
    level: 101,
    teaches: ['english', 'french', 'spanish', 'german', 'italian', 'turkish', 'chinese'],
    cities: ['london', 'paris', 'berlin', 'madrid', 'barcelona', 'rome', 'istanbul', 'montreal', 'nice', 'shanghai'],
    character: text(
      'The language of the place, taught only in the place where it is spoken. No lesson is ever translated.',
      'لغة المكان لا تُدرَّس إلا حيث يُتحدث بها، ولا يُترجم فيها درس أبدًا.',
    ),
  },
  {
    slug: 'merivale',
    name: text('Merivale International', 'ميريفيل الدولية'),
    founded: 1990,
    teaches: ['english'],
    level: 97,
    cities: ['brighton', 'edinburgh', 'miami', 'san-diego', 'vancouver', 'melbourne', 'auckland', 'perth', 'singapore', 'los-angeles'],
    character: text(
      'Mid-priced, well organised and easy to reach: a counsellor answers in Arabic six days a week.',
      'متوسطة السعر حسنة التنظيم سهلة التواصل: مرشد يجيبك بالعربية ستة أيام في الأسبوع.',
    ),
  },
  {
    slug: 'astrolabe',
    name: text('Astrolabe Language Schools', 'مدارس أسطرلاب للغات'),
    founded: 2004,
    level: 99,
    featured: true,
    teaches: ['english', 'french', 'spanish', 'german', 'italian', 'turkish', 'malay', 'chinese'],
    cities: ['oxford', 'dublin', 'boston', 'kuala-lumpur', 'paris', 'munich', 'valencia', 'florence', 'istanbul', 'beijing'],
    character: text(
      'Founded by travellers for travellers. Each branch keeps a halal guide, a prayer room and a shelf of Arabic novels.',
      'أسسها رحّالة للرحّالة. في كل فرع دليل للطعام الحلال ومصلى ورف روايات عربية.',
    ),
  },
]
