import { text } from '../text'
import type { BrandFacts } from './brand-facts'

export const americas: BrandFacts[] = [
  {
    slug: 'hudson-lantern',
    name: text('Hudson Lantern Institute', 'معهد هدسون لانترن'),
    founded: 1994,
    teaches: ['english'],
    cities: ['new-york', 'boston'],
    level: 108,
    featured: true,
    character: text(
      'Fast lessons for a fast city. Field assignments send you to interview a baker, a guard and a gallery owner in your first week.',
      'دروس سريعة لمدينة سريعة. في أسبوعك الأول تخرج لتقابل خبازًا وحارسًا وصاحب معرض.',
    ),
  },
  {
    slug: 'beaconmoor',
    name: text('Beaconmoor English', 'بيكونمور للإنجليزية'),
    founded: 1985,
    teaches: ['english'],
    cities: ['boston'],
    level: 104,
    character: text(
      'Academic to the bone: note-taking, citation and debate with student volunteers from the universities around it.',
      'أكاديمي في صميمه: تدوين ملاحظات وتوثيق ومناظرات مع طلاب متطوعين من الجامعات حوله.',
    ),
  },
  {
    slug: 'pacific-juniper',
    name: text('Pacific Juniper Language Center', 'مركز باسيفيك جونيبر للغات'),
    founded: 2002,
    teaches: ['english'],
    cities: ['san-diego', 'los-angeles'],
    level: 98,
    featured: true,
    character: text(
      'Sun on the terrace and a surprisingly serious TOEFL department. Conversation partners are matched by hobby.',
      'شمس على الشرفة وقسم توفل جاد إلى حد المفاجأة. ويُختار شريك المحادثة بحسب الهواية.',
    ),
  },
  {
    slug: 'sagecrest',
    name: text('Sagecrest Institute', 'معهد سيجكريست'),
    founded: 2010,
    teaches: ['english'],
    cities: ['los-angeles'],
    level: 102,
    character: text(
      'English for film, design and music people, taught with scripts and storyboards rather than a textbook.',
      'إنجليزية لأهل السينما والتصميم والموسيقى، تُدرَّس بالنصوص والقصص المصورة لا بكتاب مقرر.',
    ),
  },
  {
    slug: 'lakeshore-lexicon',
    name: text('Lakeshore Lexicon', 'ليكشور ليكسيكون'),
    founded: 1998,
    teaches: ['english'],
    cities: ['chicago'],
    level: 96,
    character: text(
      'Architecture walks, clear Midwestern vowels and a writing lab open on Saturdays.',
      'جولات معمارية وحروف علة واضحة ومختبر كتابة مفتوح يوم السبت.',
    ),
  },
  {
    slug: 'coralway',
    name: text('Coralway English', 'كورالواي للإنجليزية'),
    founded: 2006,
    teaches: ['english'],
    cities: ['miami'],
    level: 95,
    character: text(
      'Warm in every sense. Mixed classes of Latin Americans and Gulf students make English the only language in common.',
      'دافئة بكل معنى. طلاب من أمريكا اللاتينية والخليج في صف واحد فلا لغة مشتركة غير الإنجليزية.',
    ),
  },
  {
    slug: 'cedarlight',
    name: text('Cedarlight College', 'كلية سيدارلايت'),
    founded: 1995,
    teaches: ['english'],
    cities: ['vancouver', 'toronto'],
    level: 103,
    featured: true,
    character: text(
      'Pathway agreements with colleges in two provinces and a counsellor who reads every application before it goes.',
      'اتفاقيات تأهيل مع كليات في مقاطعتين، ومرشد يقرأ كل طلب قبل إرساله.',
    ),
  },
  {
    slug: 'northern-loon',
    name: text('Northern Loon Languages', 'نورذرن لون للغات'),
    founded: 2008,
    teaches: ['english'],
    cities: ['toronto'],
    level: 94,
    character: text(
      'Neighbourhood school with a long table instead of a cafeteria. Newcomers are walked to the bank and the clinic.',
      'مدرسة حي لها مائدة طويلة بدل المقصف، ويُصحب القادم الجديد إلى المصرف والعيادة.',
    ),
  },
  {
    slug: 'saint-erable',
    name: text('École Saint-Érable', 'مدرسة سانت إيرابل'),
    founded: 1989,
    teaches: ['french', 'english'],
    cities: ['montreal'],
    level: 99,
    character: text(
      'Bilingual weeks: French before lunch and English after it, or either one all day.',
      'أسابيع بلغتين: فرنسية قبل الغداء وإنجليزية بعده، أو إحداهما طوال اليوم.',
    ),
  },
]
