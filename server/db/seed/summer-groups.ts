import type { Branch, SummerGroup } from '../../../src/contract/catalogue-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { addDays, isoWeekday } from '../../../src/domain/dates'
import { text } from './text'

const includes = {
  lessons: text('15 hours of lessons a week', '15 ساعة دراسية أسبوعيًا'),
  meals: text('Three halal meals a day', 'ثلاث وجبات حلال يوميًا'),
  family: text('Homestay with chosen families', 'سكن مع عائلات مختارة'),
  campus: text('Campus residence, boys and girls in separate houses', 'سكن في حرم المعهد، للبنين مبنى وللبنات مبنى'),
  trips: text('Two full-day trips a week', 'رحلتان ليوم كامل كل أسبوع'),
  transfer: text('Airport transfer with the group leader', 'الاستقبال والتوديع مع مشرف المجموعة'),
  leader: text('A Saudi leader for every 15 students', 'مشرف سعودي لكل 15 طالبًا'),
  insurance: text('Health insurance', 'تأمين صحي'),
  sport: text('Sport every afternoon', 'رياضة كل عصر'),
  coding: text('Coding and robotics workshop', 'ورشة برمجة وروبوتات'),
  riding: text('Horse riding', 'ركوب الخيل'),
  sailing: text('Sailing lessons', 'دروس إبحار'),
}
const always = [includes.lessons, includes.meals, includes.transfer, includes.leader, includes.insurance]

type Plan = {
  slug: string
  branchUrl: string
  name: LocalisedText
  description: LocalisedText
  ages: [number, number]
  /** Years after the base year, the day from which the first Sunday is taken, and how many weeks. */
  from: [years: number, monthDay: string, weeks: number]
  places: [all: number, left: number]
  priceSar: number
  extras: LocalisedText[]
}

const plans: Plan[] = [
  {
    slug: 'brighton-sea-and-english',
    branchUrl: 'wrenhaven-brighton',
    ages: [12, 17],
    from: [1, '07-04', 3],
    places: [45, 19],
    priceSar: 18_900,
    name: text('Sea and English in Brighton', 'البحر والإنجليزية في برايتون'),
    description: text(
      'Three weeks with host families who have taken our groups for years: lessons by the pier, a London Saturday and a barbecue on the beach.',
      'ثلاثة أسابيع مع عائلات استقبلت مجموعاتنا أعوامًا: دروس قرب الرصيف البحري وسبت في لندن وشواء على الشاطئ.',
    ),
    extras: [includes.family, includes.trips],
  },
  {
    slug: 'oxford-young-scholars',
    branchUrl: 'ashmere-oxford',
    ages: [14, 17],
    from: [1, '07-11', 2],
    places: [30, 6],
    priceSar: 16_400,
    name: text('Young Scholars in Oxford', 'صغار الباحثين في أكسفورد'),
    description: text(
      'Debate, a small research project and a presentation in a college hall, for those who already enjoy school.',
      'مناظرات وبحث صغير وعرض في قاعة كلية، لمن يحبون المدرسة أصلًا.',
    ),
    extras: [includes.campus, includes.trips],
  },
  {
    slug: 'dublin-code-camp',
    branchUrl: 'liffeybank-dublin',
    ages: [12, 16],
    from: [1, '07-04', 2],
    places: [30, 12],
    priceSar: 15_200,
    name: text('Code Camp in Dublin', 'معسكر البرمجة في دبلن'),
    description: text(
      'English before lunch, robots after it, and a visit to a company whose applications are on your phone.',
      'إنجليزية قبل الغداء وروبوتات بعده، وزيارة شركة تطبيقاتها في هاتفك.',
    ),
    extras: [includes.family, includes.coding],
  },
  {
    slug: 'malta-sailing-summer',
    branchUrl: 'saltwind-st-julians',
    ages: [13, 17],
    from: [1, '06-27', 3],
    places: [45, 27],
    priceSar: 14_300,
    name: text('Sailing Summer in Malta', 'صيف الإبحار في مالطا'),
    description: text(
      'The sunniest of our groups, in the middle of the Mediterranean. Each student takes the tiller before the end of the first week.',
      'أكثر مجموعاتنا شمسًا، في قلب البحر المتوسط. يمسك كل طالب بالدفة قبل نهاية الأسبوع الأول.',
    ),
    extras: [includes.campus, includes.sailing],
  },
  {
    slug: 'boston-campus-weeks',
    branchUrl: 'hudson-lantern-boston',
    ages: [15, 17],
    from: [1, '07-11', 3],
    places: [30, 30],
    priceSar: 26_800,
    name: text('Campus Weeks in Boston', 'أسابيع الحرم الجامعي في بوسطن'),
    description: text(
      'Live as a first-year student: a room on campus, a library card, and guided visits to six universities.',
      'عش حياة طالب في سنته الأولى: غرفة في الحرم وبطاقة مكتبة وزيارات لست جامعات.',
    ),
    extras: [includes.campus, includes.trips],
  },
  {
    slug: 'toronto-lakes-and-parks',
    branchUrl: 'cedarlight-toronto',
    ages: [12, 17],
    from: [1, '07-04', 4],
    places: [45, 33],
    priceSar: 24_500,
    name: text('Lakes and Parks from Toronto', 'البحيرات والمتنزهات من تورنتو'),
    description: text(
      'Four weeks with families, canoes on the lake and a weekend at Niagara Falls.',
      'أربعة أسابيع مع العائلات، وزوارق في البحيرة، ونهاية أسبوع عند شلالات نياغارا.',
    ),
    extras: [includes.family, includes.sport],
  },
  {
    slug: 'kuala-lumpur-first-journey',
    branchUrl: 'rimba-kuala-lumpur',
    ages: [9, 14],
    from: [1, '06-27', 2],
    places: [30, 3],
    priceSar: 9_800,
    name: text('First Journey: Kuala Lumpur', 'الرحلة الأولى: كوالالمبور'),
    description: text(
      'For the youngest: a Muslim country, a hotel with a pool, mothers welcome, and English in small groups.',
      'للأصغر سنًا: بلد مسلم وفندق بمسبح والأمهات مرحب بهن، وإنجليزية في مجموعات صغيرة.',
    ),
    extras: [includes.campus, includes.sport],
  },
  {
    slug: 'bournemouth-riding-weeks',
    branchUrl: 'wrenhaven-bournemouth',
    ages: [12, 16],
    from: [2, '07-02', 3],
    places: [30, 30],
    priceSar: 19_400,
    name: text('Riding Weeks in Bournemouth', 'أسابيع الفروسية في بورنموث'),
    description: text(
      'Ponies in the New Forest twice a week, the beach on other days. Booking for the year after next is already open.',
      'ركوب الخيل في غابة نيو فورست مرتين في الأسبوع والشاطئ في سائر الأيام. والحجز للعام بعد القادم مفتوح الآن.',
    ),
    extras: [includes.family, includes.riding],
  },
]

const sundayFrom = (date: string): string => addDays(date, 7 - isoWeekday(date))

/** Eight dated groups in the two summers after the base date. */
export function buildSummerGroups(branches: Branch[], baseYear: number): SummerGroup[] {
  return plans.map((plan, index) => {
    const [years, monthDay, weeks] = plan.from
    const branch = branches.find(({ url }) => url.en === plan.branchUrl)
    if (!branch) throw new Error(`no branch for the group ${plan.slug}`)
    const from = sundayFrom(`${baseYear + years}-${monthDay}`)
    return {
      id: index + 1,
      url: { en: plan.slug, ar: plan.slug },
      name: plan.name,
      description: plan.description,
      branchId: branch.id,
      minAge: plan.ages[0],
      maxAge: plan.ages[1],
      from,
      to: addDays(from, weeks * 7 - 1),
      weeks,
      includes: [...always, ...plan.extras],
      places: plan.places[0],
      placesLeft: plan.places[1],
      priceSar: plan.priceSar * 100,
    }
  })
}
