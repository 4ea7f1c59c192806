import { text } from '../text'
import type { PlaceFacts } from './place-facts'

export const china: PlaceFacts = {
  country: {
    code: 'CN',
    url: text('china', 'الصين'),
    name: text('China', 'الصين'),
    currency: 'CNY',
    visa: text(
      'Study up to 180 days goes with an X2 visa, longer with an X1 and a residence permit. The school sends the admission letter and the form the embassy asks for.',
      'الدراسة حتى 180 يومًا بتأشيرة X2، وما زاد بتأشيرة X1 وتصريح إقامة. يرسل المعهد خطاب القبول والنموذج الذي تطلبه السفارة.',
    ),
    shortStayWeeks: 25,
    safety: text(
      'Streets are safe at any hour; traffic is the thing to watch. Police 110, ambulance 120.',
      'الشوارع آمنة في كل ساعة، وما ينبغي الحذر منه حركة السير. الشرطة 110 والإسعاف 120.',
    ),
    climate: text(
      'Beijing is dry with freezing winters and hot summers; Shanghai is milder and wetter.',
      'بكين جافة قارسة الشتاء حارة الصيف، وشنغهاي ألطف وأرطب.',
    ),
  },
  schoolCurrency: 'USD',
  cities: [
    {
      slug: 'beijing',
      name: text('Beijing', 'بكين'),
      state: text('Beijing Municipality', 'بلدية بكين'),
      population: 21893095,
      latitude: 39.9042,
      longitude: 116.4074,
      summary: text(
        'The standard accent, the Forbidden City and hutong lanes where neighbours correct your tones.',
        'اللهجة المعيارية والمدينة المحرمة وأزقة الهوتونغ التي يصحح فيها الجيران نغمات نطقك.',
      ),
      living: text(
        'US$900 a month with a shared flat in Haidian, the university quarter.',
        'نحو 900 دولار أمريكي في الشهر مع شقة مشتركة في هايديان حي الجامعات.',
      ),
      transport: text(
        'A subway of more than twenty-five lines, paid by phone; shared bicycles for the last kilometre.',
        'مترو يزيد على خمسة وعشرين خطًا يُدفع بالهاتف، ودراجات مشتركة للكيلومتر الأخير.',
      ),
      food: text(
        'Look for qingzhen (清真): Hui noodle houses and Xinjiang grills are in every quarter and on Niujie a whole street.',
        'ابحث عن كلمة «تشينغ جن» أي حلال: مطاعم النودلز لمسلمي الهوي ومشاوي شينجيانغ في كل حي، وفي نيوجيه شارع كامل منها.',
      ),
      prayer: text(
        'Niujie Mosque, a thousand years old and built in Chinese style, is the centre of Muslim life.',
        'مسجد نيوجيه، وعمره ألف عام وعمارته صينية، مركز حياة المسلمين.',
      ),
      prices: { lessons: 225, homestay: 200, residence: 180, sharedFlat: 170, studio: 290 },
      airports: [{ code: 'PEK', name: text('Beijing Capital International', 'مطار بكين العاصمة الدولي'), arrival: 45, both: 85 }],
      quarters: ['Haidian', 'Wudaokou', 'Chaoyang'],
    },
    {
      slug: 'shanghai',
      name: text('Shanghai', 'شنغهاي'),
      state: text('Shanghai Municipality', 'بلدية شنغهاي'),
      population: 24870895,
      latitude: 31.2304,
      longitude: 121.4737,
      summary: text(
        'A river bend with yesterday on one bank and tomorrow on the other. Business Chinese, plane trees and very fast trains.',
        'منعطف نهر على ضفة منه الأمس وعلى الأخرى الغد. صينية الأعمال وأشجار الدلب وقطارات بالغة السرعة.',
      ),
      living: text(
        'About US$1,050 a month; the former French Concession is lovely and costs a third more.',
        'نحو 1050 دولارًا أمريكيًا في الشهر، والحي الفرنسي القديم جميل وأغلى بالثلث.',
      ),
      transport: text(
        'The longest metro in the world and a magnetic train to the airport at 300 km/h.',
        'أطول مترو في العالم وقطار مغناطيسي إلى المطار بسرعة 300 كيلومتر في الساعة.',
      ),
      food: text(
        'Lanzhou hand-pulled noodles on many corners, and Middle Eastern restaurants around Gubei and Jing’an.',
        'نودلز لانتشو المسحوبة باليد عند زوايا كثيرة، ومطاعم شرق أوسطية حول غوبي وجينغ آن.',
      ),
      prayer: text(
        'The Xiaotaoyuan Mosque is in the old city and the Huxi Mosque in Putuo, where a halal market opens on Fridays.',
        'مسجد شياوتاويوان في المدينة القديمة، ومسجد هوشي في بوتو حيث يقام سوق حلال يوم الجمعة.',
      ),
      prices: { lessons: 245, homestay: 215, residence: 205, sharedFlat: 195, studio: 330 },
      airports: [{ code: 'PVG', name: text('Shanghai Pudong International', 'مطار بودونغ الدولي في شنغهاي'), arrival: 50, both: 95 }],
      quarters: ['Jing’an', 'Xuhui', 'Changning'],
    },
  ],
}
