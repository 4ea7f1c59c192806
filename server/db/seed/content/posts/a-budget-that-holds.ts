import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const aBudgetThatHolds: Post = {
  id: 4,
  url: { en: 'a-budget-that-holds', ar: 'ميزانية-تصمد' },
  title: { en: 'A budget that holds until the last week', ar: 'ميزانية تصمد حتى الأسبوع الأخير' },
  summary: {
    en: 'The school’s bill is the part you know. The other part ends trips early. How to work it out before you leave.',
    ar: 'فاتورة المعهد هي الجزء المعروف، والجزء الآخر هو الذي يقطع الرحلات قبل أوانها. هكذا تحسبه قبل أن تسافر.',
  },
  author: authors.abdullah,
  publishedOn: '2025-12-07',
  poster: 'kuala-lumpur',
  topic: topics.money,
  html: {
    en: `<p>We have seen well-paid courses cut short in the ninth week because nobody had counted the bus. A budget does not need to be exact. It needs to be complete.</p>
<h2>Write it in three columns</h2>
<h3>Paid before you fly</h3>
<p>Tuition, registration, accommodation, placement, transfer, insurance: all of it is in the total of your <a href="/quote">quote</a>. Add what is not ours to sell: the visa fee, any medical test, the flight and a second suitcase.</p>
<h3>Paid every month there</h3>
<ul>
<li><strong>Food.</strong> With half board, count one meal a day and two at weekends. Without, count all of them, and be honest about coffee.</li>
<li><strong>Transport.</strong> Ask for a student or monthly pass in the first week. It usually costs half the single tickets.</li>
<li><strong>Telephone.</strong> A local number is cheaper than roaming within four days.</li>
<li><strong>Laundry, books, barber.</strong> Small and certain.</li>
</ul>
<h3>Paid once, and always forgotten</h3>
<p>A deposit for the room, a coat in November, an exam, a weekend in another city, presents for eleven cousins.</p>
<h2>An example for twelve weeks</h2>
<table><thead><tr><th>In riyals a month</th><th>Kuala Lumpur</th><th>Manchester</th></tr></thead><tbody>
<tr><td>Food beside half board</td><td>900</td><td>1,500</td></tr>
<tr><td>Transport</td><td>200</td><td>400</td></tr>
<tr><td>Telephone and laundry</td><td>150</td><td>250</td></tr>
<tr><td>Going out, a trip</td><td>800</td><td>1,300</td></tr>
</tbody></table>
<p>Yours will differ; what matters is that every row has a number.</p>
<h2>Three rules</h2>
<ol>
<li><strong>Keep one month in reserve</strong> on a card you do not carry.</li>
<li><strong>Divide by weeks, not by months.</strong> Move one week’s money to your spending card every Sunday, and the end of the month stops being a surprise.</li>
<li><strong>Look at the exchange rate once</strong>, when you book. Our totals are in riyals and a quote holds its rate for the days printed on it, so a bad morning for the riyal is not your problem.</li>
</ol>
<blockquote><p>Nobody has ever run out of money on tuition. They run out on Tuesdays.</p></blockquote>
<h2>When the money comes from a scholarship</h2>
<p>The allowance often arrives a month late the first time, for a form is always missing. Bring six weeks of spending with you, find out the date before you sign a lease, and keep every receipt the attaché may ask for. Those who pay themselves have it easier in one respect: nobody is late but they.</p>
<h2>If you travel as two</h2>
<p>A sister and a brother, or two friends, save on the room, the taxi and the pan. They also speak Arabic all evening. Share the journey and the flat if you must, but take different classes.</p>
<p>If the sum does not fit, change one thing at a time: the month, then the room, then the city. The weeks last of all. <a href="/search-by-course">See what each change saves</a>.</p>`,
    ar: `<p>رأينا دورات مدفوعة كاملة توقفت في الأسبوع التاسع لأن أحدًا لم يحسب تذكرة الحافلة. الميزانية لا يلزم أن تكون دقيقة، لكن يلزم أن تكون كاملة.</p>
<h2>اكتبها في ثلاث خانات</h2>
<h3>ما تدفعه قبل السفر</h3>
<p>الدراسة والتسجيل والسكن ورسم ترتيبه والاستقبال والتأمين، وكلها في إجمالي <a href="/quote">عرض السعر</a>. وأضف إليها ما لا نبيعه: رسوم التأشيرة والفحص الطبي إن طُلب وتذكرة الطيران والحقيبة الثانية.</p>
<h3>ما تدفعه كل شهر هناك</h3>
<ul>
<li><strong>الطعام.</strong> إن كان سكنك بنصف إقامة فاحسب وجبة في اليوم ووجبتين في عطلة الأسبوع، وإن كان بلا وجبات فاحسبها كلها، وكن صادقًا في حساب القهوة.</li>
<li><strong>المواصلات.</strong> اسأل في أسبوعك الأول عن بطاقة الطالب أو الاشتراك الشهري، فهو نصف سعر التذاكر المفردة في الغالب.</li>
<li><strong>الجوال.</strong> الرقم المحلي أوفر من التجوال بعد أربعة أيام.</li>
<li><strong>الغسيل والكتب والحلاق.</strong> مبالغ صغيرة لكنها أكيدة.</li>
</ul>
<h3>ما تدفعه مرة ويُنسى دائمًا</h3>
<p>تأمين الغرفة، ومعطف في نوفمبر، ورسوم اختبار، وعطلة في مدينة أخرى، وهدايا أبناء العم.</p>
<h2>مثال لاثني عشر أسبوعًا</h2>
<table><thead><tr><th>بالريال في الشهر</th><th>كوالالمبور</th><th>مانشستر</th></tr></thead><tbody>
<tr><td>الطعام مع نصف إقامة</td><td>900</td><td>1,500</td></tr>
<tr><td>المواصلات</td><td>200</td><td>400</td></tr>
<tr><td>الجوال والغسيل</td><td>150</td><td>250</td></tr>
<tr><td>الخروج ورحلة</td><td>800</td><td>1,300</td></tr>
</tbody></table>
<p>أرقامك ستختلف، والمهم ألا تبقى خانة بلا رقم.</p>
<h2>ثلاث قواعد</h2>
<ol>
<li><strong>احفظ مصروف شهر كامل</strong> في بطاقة لا تحملها معك.</li>
<li><strong>قسّم بالأسابيع لا بالشهور.</strong> حوّل مصروف الأسبوع إلى بطاقتك كل أحد، فلا تفاجئك نهاية الشهر.</li>
<li><strong>انظر إلى سعر الصرف مرة واحدة</strong> يوم الحجز. أسعارنا بالريال، وعرض السعر يحفظ لك سعر الصرف طوال الأيام المكتوبة عليه، فلا يهمك تقلّبه بعد ذلك.</li>
</ol>
<blockquote><p>لم تنفد نقود أحد بسبب رسوم الدراسة، بل بسبب أيام الثلاثاء العادية.</p></blockquote>
<h2>إذا كان المصروف من البعثة</h2>
<p>أول مكافأة تتأخر شهرًا في الغالب، لأن ورقة ما تكون ناقصة. فاحمل معك مصروف ستة أسابيع، واعرف موعد الصرف قبل أن توقّع عقد سكن، واحفظ كل فاتورة قد تطلبها الملحقية. أما من يدفع من جيبه فهو أريح من جهة واحدة: لا يتأخر عليه أحد غيره.</p>
<h2>إذا سافرتما اثنين</h2>
<p>الأخ وأخته، أو الصديقان، يوفران في الغرفة وسيارة الأجرة وأدوات المطبخ، لكنهما يتكلمان العربية طول المساء، وهذه أغلى خسارة في الرحلة كلها. تقاسما الطريق والسكن إن لزم، واختارا فصلين مختلفين.</p>
<p>وإن زاد المجموع على ما عندك فغيّر شيئًا واحدًا في كل مرة: الشهر، ثم الغرفة، ثم المدينة، واجعل الأسابيع آخر ما تقلله. <a href="/search-by-course">وانظر كم يوفر لك كل تغيير</a>.</p>`,
  },
}
