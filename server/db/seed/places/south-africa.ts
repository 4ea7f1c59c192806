import { text } from '../text'
import type { PlaceFacts } from './place-facts'

export const southAfrica: PlaceFacts = {
  country: {
    code: 'ZA',
    url: text('south-africa', 'south-africa'),
    name: text('South Africa', 'جنوب أفريقيا'),
    currency: 'ZAR',
    visa: text(
      'A visitor visa covers up to 90 days of study; a study visa is needed beyond. Ask us which documents the mission in Riyadh wants this season.',
      'تغطي تأشيرة الزيارة دراسة حتى تسعين يومًا، وما زاد يحتاج إلى تأشيرة دراسة. اسألنا عما تطلبه السفارة في الرياض هذا الموسم.',
    ),
    shortStayWeeks: 12,
    safety: text(
      'Stay in the recommended quarters, use ride apps after dark and leave valuables at home; schools brief every newcomer. Emergency number 112.',
      'اسكن الأحياء الموصى بها واستعمل تطبيقات التوصيل بعد الغروب واترك النفائس في البيت، وتشرح المعاهد ذلك لكل قادم. رقم الطوارئ 112.',
    ),
    climate: text(
      'Dry sunny summers from November to March, green rainy winters around 15 °C at the Cape.',
      'صيف جاف مشمس من نوفمبر إلى مارس، وشتاء ماطر أخضر حول 15 درجة في الكيب.',
    ),
  },
  schoolCurrency: 'USD',
  cities: [
    {
      slug: 'cape-town',
      name: text('Cape Town', 'كيب تاون'),
      state: text('Western Cape', 'الكيب الغربي'),
      population: 4772846,
      latitude: -33.9249,
      longitude: 18.4241,
      summary: text(
        'A flat mountain above two oceans, penguins on a suburban beach, and the lowest price of an English month on our map.',
        'جبل مستوٍ فوق محيطين وبطاريق على شاطئ من شواطئ الضواحي، وأرخص شهر لتعلم الإنجليزية على خريطتنا.',
      ),
      living: text(
        'US$750 a month lives well; meals out cost a third of London’s.',
        'تكفي 750 دولارًا أمريكيًا لشهر طيب، والوجبة خارج البيت بثلث سعرها في لندن.',
      ),
      transport: text(
        'MyCiTi buses along the Atlantic side and to the airport; ride apps for the evenings.',
        'حافلات ماي سيتي على جانب الأطلسي وإلى المطار، وتطبيقات التوصيل للمساء.',
      ),
      food: text(
        'Cape Malay cooking – koesisters, bobotie, samoosas – is halal by birth, and most supermarkets carry halal labels.',
        'مطبخ ملايو الكيب حلال بطبيعته، بحلوياته ومعجناته وأطباق اللحم المبهرة، ومعظم المتاجر تحمل علامة الحلال.',
      ),
      prayer: text(
        'Bo-Kaap has the Auwal Mosque of 1794, the first in the country, and the call to prayer is part of the city’s morning.',
        'في حي بو كاب مسجد الأول المشيد عام 1794، وهو أول مساجد البلاد، والأذان جزء من صباح المدينة.',
      ),
      prices: { lessons: 205, homestay: 165, residence: 190, sharedFlat: 150, studio: 260 },
      airports: [{ code: 'CPT', name: text('Cape Town International', 'مطار كيب تاون الدولي'), arrival: 35, both: 65 }],
      quarters: ['Sea Point', 'Gardens', 'Green Point', 'Newlands'],
    },
  ],
}
