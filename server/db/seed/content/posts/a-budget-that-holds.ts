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
    en: `<p>A course that is paid in full can still end in the ninth week, because nobody had counted the bus. A budget does not need to be exact. It needs to be complete.</p>
<h2>Write it in three columns</h2>
<h3>Paid before you fly</h3>
<p>Tuition, registration, accommodation, placement, transfer, insurance: all of it is in the total of your <a href="/quote">quote</a>. Add what is not ours to sell: the visa fee, any medical test, the flight and a second suitcase.</p>
<h3>Paid every month there</h3>
<ul>
<li><strong>Food.</strong> With half board, count one meal a day and two at weekends. Without, count all of them, and be honest about coffee.</li>
<li><strong>Transport.</strong> Ask for a student or monthly pass in the first week. For those who ride every day it usually costs less than single tickets.</li>
<li><strong>Telephone.</strong> After a few days a local number usually costs less than roaming.</li>
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
<p>These are an example and no promise: yours will differ. What matters is that every row has a number.</p>
<h2>How to find your own numbers</h2>
<ol>
<li><strong>Begin at home.</strong> Open your bank’s application and look at the last three months. What you spend on coffee here you will spend there: people change their country sooner than their habits.</li>
<li><strong>Ask somebody who lives there.</strong> The school, the students’ club of your country, or one of our former students. Ask what a plate of rice and chicken costs near the school, a month’s bus pass and a haircut. Three prices say more than a table on the internet that nobody has dated.</li>
<li><strong>Count the weeks as they are.</strong> Twelve weeks are not three months of thirty days, and the last week costs more than the others: gifts, a heavier suitcase, a farewell dinner.</li>
<li><strong>Add a tenth.</strong> Not for luxuries, but for the tooth, the broken telephone and the train you missed.</li>
</ol>
<h2>The first week costs double</h2>
<p>In the first week you buy what you will not buy again: a plug adapter, a pot, a pillow, the bus card, a SIM. You also eat out, since you do not yet know where the market is. Set this week apart in the sum, and do not take fright at it. If in the third week you still spend as you did in the first, sit down with the figures.</p>
<h2>Three rules</h2>
<ol>
<li><strong>Keep one month in reserve</strong> on a card you do not carry.</li>
<li><strong>Divide by weeks, not by months.</strong> Move one week’s money to your spending card every Sunday, and the end of the month stops being a surprise.</li>
<li><strong>Look at the exchange rate once</strong>, when you book. Our totals are in riyals and a quote holds its rate for the days printed on it, so a bad morning for the riyal is not your problem.</li>
</ol>
<blockquote><p>Nobody has ever run out of money on tuition. They run out on Tuesdays.</p></blockquote>
<h2>Cards, cash and fees</h2>
<p>Ask your bank before you travel: what does it take on a payment in a foreign currency, and what on cash from a machine? Tell it the dates of your journey, so that it does not stop your card at the first shop. Carry two cards from two banks and keep them apart. If a terminal asks whether to pay in riyals or in the local currency, compare before you press: the shop’s rate is often the worse one. And keep a little cash for the small market and the first taxi.</p>
<h2>Where to save without regret</h2>
<ul>
<li>Cook two dishes well, and cook them with a neighbour.</li>
<li>Buy the course book secondhand from a student of the level above, if the school agrees.</li>
<li>Show your student card before you pay, everywhere. The worst they can say is no.</li>
<li>Walk on the days it does not rain. You will learn the city and the language of its signs.</li>
</ul>
<p>And do not save on insurance, on a warm coat, or on the hours of the course: those three you came for, or cannot do without.</p>
<h2>When the money comes from a scholarship</h2>
<p>The allowance often arrives a month late the first time, for a form is always missing. Bring six weeks of spending with you, find out the date before you sign a lease, and keep every receipt the attaché may ask for. Those who pay themselves have it easier in one respect: nobody is late but they.</p>
<h2>If you travel as two</h2>
<p>A sister and a brother, or two friends, save on the room, the taxi and the pan. They also speak Arabic all evening. Share the journey and the flat if you must, but take different classes.</p>
<p>If the sum does not fit, change one thing at a time: the month, then the room, then the city. The weeks last of all. <a href="/search-by-course">See what each change saves</a>.</p>`,
    ar: `<p>قد تنقطع دورة دُفعت رسومها كاملة في الأسبوع التاسع لأن أحدًا لم يحسب تذكرة الحافلة. الميزانية لا يلزم أن تكون دقيقة، لكن يلزم أن تكون كاملة.</p>
<h2>اكتبها في ثلاث خانات</h2>
<h3>ما تدفعه قبل السفر</h3>
<p>الدراسة والتسجيل والسكن ورسم ترتيبه والاستقبال والتأمين، وكلها في إجمالي <a href="/quote">عرض السعر</a>. وأضف إليها ما لا نبيعه: رسوم التأشيرة والفحص الطبي إن طُلب وتذكرة الطيران والحقيبة الثانية.</p>
<h3>ما تدفعه كل شهر هناك</h3>
<ul>
<li><strong>الطعام.</strong> إن كان سكنك بنصف إقامة فاحسب وجبة في اليوم ووجبتين في عطلة الأسبوع، وإن كان بلا وجبات فاحسبها كلها، وكن صادقًا في حساب القهوة.</li>
<li><strong>المواصلات.</strong> اسأل في أسبوعك الأول عن بطاقة الطالب أو الاشتراك الشهري، فهو لمن يركب كل يوم أوفر من التذاكر المفردة في الغالب.</li>
<li><strong>الجوال.</strong> الرقم المحلي أوفر من التجوال بعد أيام قليلة في الغالب.</li>
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
<p>هذا مثال لا وعد، وأرقامك ستختلف، والمهم ألا تبقى خانة بلا رقم.</p>
<h2>كيف تصل إلى أرقامك أنت؟</h2>
<ol>
<li><strong>ابدأ من بيتك.</strong> افتح تطبيق مصرفك وانظر في ثلاثة أشهر مضت. ما تنفقه هنا على القهوة ستنفقه هناك، فالناس يغيّرون بلدهم أسرع مما يغيّرون عاداتهم.</li>
<li><strong>اسأل من يعيش هناك.</strong> المعهد، أو نادي طلاب بلدك، أو طالبًا سبقك عن طريقنا. اسأله: بكم صحن الأرز والدجاج قرب المعهد؟ وبكم اشتراك الحافلة في الشهر؟ وبكم الحلاقة؟ ثلاثة أسعار من صاحبها أصدق من جدول في الإنترنت لا تاريخ عليه.</li>
<li><strong>عُدّ الأسابيع كما هي.</strong> الاثنا عشر أسبوعًا ليست ثلاثة أشهر من ثلاثين يومًا، والأسبوع الأخير أغلى من غيره: هدايا، وحقيبة زاد وزنها، وعشاء وداع.</li>
<li><strong>أضف العُشر.</strong> لا للترف، بل للضرس الذي آلمك والجوال الذي انكسر والقطار الذي فاتك.</li>
</ol>
<h2>الأسبوع الأول بسعر أسبوعين</h2>
<p>في أسبوعك الأول تشتري ما لن تشتريه مرة أخرى: محوّل الكهرباء، وقدرًا، ووسادة، وبطاقة الحافلة، وشريحة الجوال. وتأكل خارج البيت لأنك لم تعرف مكان السوق بعد. فاحسب هذا الأسبوع وحده ولا تفزع منه. فإن جاء الأسبوع الثالث وأنت تنفق كما أنفقت في الأول فاجلس مع أرقامك.</p>
<h2>ثلاث قواعد</h2>
<ol>
<li><strong>احفظ مصروف شهر كامل</strong> في بطاقة لا تحملها معك.</li>
<li><strong>قسّم بالأسابيع لا بالشهور.</strong> حوّل مصروف الأسبوع إلى بطاقتك كل أحد، فلا تفاجئك نهاية الشهر.</li>
<li><strong>انظر إلى سعر الصرف مرة واحدة</strong> يوم الحجز. أسعارنا بالريال، وعرض السعر يحفظ لك سعر الصرف طوال الأيام المكتوبة عليه، فلا يهمك تقلّبه بعد ذلك.</li>
</ol>
<blockquote><p>لم تنفد نقود أحد بسبب رسوم الدراسة، بل بسبب أيام الثلاثاء العادية.</p></blockquote>
<h2>البطاقة والنقد والرسوم</h2>
<p>اسأل مصرفك قبل السفر: كم يأخذ على الشراء بعملة أخرى؟ وكم على السحب من الصراف؟ وأخبره بتواريخ سفرك حتى لا يوقف بطاقتك عند أول متجر. واحمل بطاقتين من مصرفين ولا تضعهما في مكان واحد. وإذا سألك جهاز الدفع هل تدفع بالريال أم بعملة البلد فقارن قبل أن تضغط، فسعر الجهاز هو الأسوأ في الغالب. واحتفظ بقليل من النقد للبقالة الصغيرة وأول سيارة أجرة.</p>
<h2>أين توفّر ولا تندم؟</h2>
<ul>
<li>أتقن طبخ طبقين، واطبخهما مع جارك.</li>
<li>اشترِ كتاب الدورة مستعملًا من طالب سبقك إلى المستوى التالي إن رضي المعهد.</li>
<li>أبرز بطاقة الطالب قبل أن تدفع في كل مكان، وأسوأ ما تسمعه كلمة «لا».</li>
<li>امشِ في الأيام التي لا مطر فيها، فتعرف المدينة ولغة لوحاتها.</li>
</ul>
<p>ولا توفّر في التأمين ولا في المعطف الدافئ ولا في ساعات الدورة، فهذه إما جئت من أجلها وإما لا غنى لك عنها.</p>
<h2>إذا كان المصروف من البعثة</h2>
<p>أول مكافأة تتأخر شهرًا في الغالب، لأن ورقة ما تكون ناقصة. فاحمل معك مصروف ستة أسابيع، واعرف موعد الصرف قبل أن توقّع عقد سكن، واحفظ كل فاتورة قد تطلبها الملحقية. أما من يدفع من جيبه فهو أريح من جهة واحدة: لا يتأخر عليه أحد غيره.</p>
<h2>إذا سافرتما اثنين</h2>
<p>الأخ وأخته، أو الصديقان، يوفران في الغرفة وسيارة الأجرة وأدوات المطبخ، لكنهما يتكلمان العربية طول المساء، وهذه أغلى خسارة في الرحلة كلها. تقاسما الطريق والسكن إن لزم، واختارا فصلين مختلفين.</p>
<p>وإن زاد المجموع على ما عندك فغيّر شيئًا واحدًا في كل مرة: الشهر، ثم الغرفة، ثم المدينة، واجعل الأسابيع آخر ما تقلله. <a href="/search-by-course">وانظر كم يوفر لك كل تغيير</a>.</p>`,
  },
}
