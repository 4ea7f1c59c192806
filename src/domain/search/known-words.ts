/** Words that are right as they are, in the catalogue or not: they are never taken for a slip of another word. */
import { commonWords, countryAliases, languageAliases } from './aliases'
import { fold } from './fold'
import { timeWords, typeWords } from './kind-words'
import { stemOf } from './stem'

/** @assumed which: what people ask a language agency for, and where else they would go. */
const fieldWords = `
صيفي شتوي ربيعي خريف إجازة عطلة مخيم معسكر رحلة أونلاين شاطئ عائلة طالب معلم بنات نساء سيدات رجال شباب كبار موظف مبتدئ متوسط متقدم محادثة
سعر أسعار رخيص أرخص مجاني خصم عرض عروض تقسيط تأشيرة فيزا سكن فندق طيران تذاكر حجز تأمين أسبوع أسبوعين شهر شهرين سنة
قراءة كتابة قواعد طبي تمريض هندسة قانون سياحة محاسبة ماجستير بكالوريوس دكتوراه دبلوم ثانوي طبخ رياضة
اليابان ياباني كوريا كوري روسيا روسي الهند هندي مصر مصري الأردن دبي الإمارات السعودية الرياض جدة الفلبين مانيلا البرتغال برتغالي اليونان النمسا
سويسرا هولندا السويد بولندا قبرص سوريا تونس المغرب لبنان بيروت عمان قطر الكويت البحرين أنطاليا طرابزون جنيف عربي
summer winter spring autumn holiday holidays camp camps online weekend beach family families adults women ladies student students teacher teachers
price prices cheap cheapest free offer offers visa hotel flight flights insurance week weeks month months year years
beginner beginners advanced conversation speaking writing reading grammar medical nursing master masters bachelor music cooking sports
japan japanese korea korean russia russian india hindi egypt jordan dubai emirates saudi riyadh jeddah philippines manila portugal portuguese
greece austria switzerland geneva netherlands dutch sweden poland cyprus chile lebanon beirut antalya arabic`

const known = new Set(
  [countryAliases, languageAliases, typeWords, timeWords]
    .flatMap((words) => Object.values(words).flat())
    .concat(fieldWords, [...commonWords])
    .flatMap((words) => fold(words).split(' '))
    .map(stemOf),
)

/** True for a folded word that nobody wrote by a slip. */
export const isKnownWord = (word: string): boolean => known.has(stemOf(word))
