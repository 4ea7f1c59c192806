import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const packingLight: Post = {
  id: 14,
  url: { en: 'packing-light', ar: 'حقيبة-خفيفة' },
  title: { en: 'Pack for two weeks, stay for twelve', ar: 'احزم لأسبوعين وابق اثني عشر' },
  summary: {
    en: 'One suitcase, one small bag and a folder. What really gets used, what stays in the cupboard, and what never to check in.',
    ar: 'حقيبة واحدة وأخرى صغيرة وملف أوراق. ما يُستعمل فعلًا، وما يبقى في الدولاب، وما لا يُشحن أبدًا.',
  },
  author: authors.noura,
  publishedOn: '2026-10-04',
  poster: 'edinburgh',
  topic: topics.before,
  html: {
    en: `<p>We asked forty students on their last day what they had never taken out of the suitcase. The answers fill half a suitcase. The rest of this page is the other half.</p>
<h2>The folder (in your hand)</h2>
<ul>
<li>Passport, and a copy of it somewhere else</li>
<li>The school’s letter, the accommodation’s address, the insurance card</li>
<li>The emergency number, on paper</li>
<li>Prescriptions, with the name of the substance and not only of the brand</li>
<li>Two photographs of passport size</li>
</ul>
<p>An officer at the border may ask for any of these, and your suitcase is then under the aeroplane.</p>
<h2>The small bag (on your back)</h2>
<p>Medicine for a week, a charger, a plug for the country, one change of clothes, glasses, something to read. Suitcases do get lost, and on the first night two of these matter.</p>
<h2>The suitcase</h2>
<ol>
<li>Clothes for <strong>two weeks</strong>. Every house has a washing machine, and shops there sell for the weather there.</li>
<li>One coat that keeps out rain and wind. Buy the winter coat in the country; those sold in Riyadh are made for a Riyadh winter.</li>
<li>Shoes you have already walked in. You will do eight thousand steps a day.</li>
<li>One good set of clothes: for Eid, for a certificate, for a university visit.</li>
<li>A prayer mat that folds small, and a light bag for outings.</li>
<li>A present for the family. Dates in a good box, incense or a coffee pot; not perfume, which leaks.</li>
</ol>
<h2>What stays in the cupboard</h2>
<table><thead><tr><th>Leave it</th><th>Because</th></tr></thead><tbody>
<tr><td>Pots, rice, spices for a month</td><td>There is a shop; customs may take food</td></tr>
<tr><td>Six pairs of shoes</td><td>You will wear two</td></tr>
<tr><td>Hair dryer, iron</td><td>The house has them, at the right voltage</td></tr>
<tr><td>Textbooks</td><td>The school gives you its own</td></tr>
</tbody></table>
<h2>Leave room</h2>
<p>Fly with a third of the suitcase empty. It will not be empty when you come back, and the second suitcase at the airport costs more than everything in it.</p>
<blockquote><p>If you cannot lift it up your own stairs, you will not lift it up theirs.</p></blockquote>
<h2>One evening before</h2>
<p>Weigh the suitcase at home and photograph what is in it, for the airline asks when one is lost. Put your name and the address <em>there</em> inside, not only on the label outside.</p>
<h2>Three seasons, three changes</h2>
<p>The list above is for any month; the season changes only a few lines of it. From November to March add thermal shirts, two pairs of thick socks and gloves you can use a telephone with, and leave out everything made of linen. In spring and autumn take a layer more than you think and shoes that may get wet, for mornings and afternoons there belong to different weeks. In summer take a thin jacket all the same: classrooms are cooled, the sea breeze is not warm, and one evening in three it rains. Where Ramadan or Eid falls into your stay, the good set of clothes moves from the bottom of the suitcase to the top. And whatever the season, wear the heaviest thing on the plane: a coat on the back weighs nothing at the counter.</p>
<h2>Before the way back</h2>
<p>Two weeks before you fly home, lay everything out on the bed once more. What you have not worn since you came goes to the house’s charity shelf, and what you have bought gets its place. Post the books, for they are the heaviest and cheapest by post. Keep the certificate, the course report and the receipts in the folder in your hand, and not in the suitcase that may travel alone.</p>
<p>For ticking off, there is a <a href="/packing-list">list for printing</a>, by season. For medicines that need a letter, ask your doctor four weeks before; for anything else, <a href="/faq">see the short answers</a>.</p>`,
    ar: `<p>سألنا أربعين طالبًا في يومهم الأخير: ما الذي لم تُخرجه من الحقيبة قط؟ فملأت إجاباتهم نصف حقيبة. وهذه الصفحة عن النصف الآخر.</p>
<h2>ملف الأوراق (في يدك)</h2>
<ul>
<li>الجواز، وصورة منه في مكان آخر</li>
<li>خطاب المعهد وعنوان السكن وبطاقة التأمين</li>
<li>رقم الطوارئ مكتوبًا على ورق</li>
<li>وصفاتك الطبية وفيها اسم المادة لا الاسم التجاري وحده</li>
<li>صورتان شمسيتان</li>
</ul>
<p>قد يطلب موظف الجوازات أيًا منها، وحقيبتك حينئذ في بطن الطائرة.</p>
<h2>الحقيبة الصغيرة (على ظهرك)</h2>
<p>دواء أسبوع، وشاحن، ومحوّل كهرباء للبلد، وغيار واحد، ونظارتك، وشيء تقرؤه. الحقائب تضيع أحيانًا، وفي الليلة الأولى تعرف قيمة هذه الأشياء.</p>
<h2>الحقيبة الكبيرة</h2>
<ol>
<li>ملابس <strong>أسبوعين</strong>. في كل بيت غسالة، ومتاجر البلد تبيع ما يناسب جوّه.</li>
<li>سترة تردّ المطر والريح. أما معطف الشتاء فاشتره هناك، فالذي يباع في الرياض صُنع لشتاء الرياض.</li>
<li>حذاء سبق أن مشيت به، فستمشي ثمانية آلاف خطوة كل يوم.</li>
<li>لباس واحد أنيق: للعيد، أو لحفل الشهادة، أو لزيارة جامعة.</li>
<li>سجادة صغيرة تُطوى، وحقيبة خفيفة للرحلات.</li>
<li>هدية للعائلة: تمر في علبة جميلة، أو بخور، أو دلة. واترك العطر فإنه ينسكب.</li>
</ol>
<h2>ما يبقى في الدولاب</h2>
<table><thead><tr><th>لا تأخذه</th><th>لأن</th></tr></thead><tbody>
<tr><td>القدور والأرز وبهارات شهر</td><td>هناك متجر، والجمارك قد تصادر الطعام</td></tr>
<tr><td>ستة أزواج من الأحذية</td><td>ستلبس زوجين</td></tr>
<tr><td>مجفف الشعر والمكواة</td><td>موجودان في البيت وبالجهد المناسب</td></tr>
<tr><td>كتب اللغة</td><td>المعهد يعطيك كتبه</td></tr>
</tbody></table>
<h2>اترك فراغًا</h2>
<p>سافر وثلث حقيبتك فارغ، فلن يبقى فارغًا حين تعود، والحقيبة الثانية في المطار أغلى من كل ما فيها.</p>
<blockquote><p>إن لم تستطع حملها على درج بيتكم فلن تحملها على درج بيتهم.</p></blockquote>
<h2>الليلة التي تسبق السفر</h2>
<p>زِن الحقيبة في البيت، وصوّر ما فيها، فشركة الطيران تسألك عنه إن ضاعت. وضع داخلها ورقة باسمك وعنوانك <em>هناك</em>، ولا تكتفِ بالبطاقة المعلّقة خارجها. واجعل شواحنك كلها في جيب واحد، ودواءك في حقيبة يدك لا في المشحونة. وأرسل صورة جوازك وتذكرتك إلى أحد والديك. ثم أغلق الحقيبة ولا تفتحها بعد العاشرة، فكل ما يُضاف في آخر ساعة يعود في آخر أسبوع كما هو، وقد دفعت وزنه مرتين.</p>
<h2>ثلاثة مواسم وثلاثة فروق</h2>
<p>القائمة السابقة تصلح لكل شهر، ولا يغيّر الموسم منها إلا سطورًا. فمن نوفمبر إلى مارس أضف قمصانًا داخلية تحفظ الحرارة، وجوربين ثقيلين، وقفازًا تستعمل معه الجوال، واترك كل ما صُنع من الكتّان. وفي الربيع والخريف خذ طبقة أكثر مما تظن، وحذاءً لا يضره البلل، فالصباح هناك من أسبوع والعصر من أسبوع آخر. وفي الصيف خذ سترة رقيقة على كل حال، فالفصول مكيّفة، ونسيم البحر ليس دافئًا، والمطر لا يستأذن. وإن وقع رمضان أو العيد في إقامتك فارفع اللباس الأنيق من قاع الحقيبة إلى أعلاها. والبس أثقل ما عندك في الطائرة، فالمعطف على ظهرك لا يزن شيئًا عند الموظف.</p>
<h2>قبل طريق العودة</h2>
<p>قبل رجوعك بأسبوعين افرش كل ما معك على السرير مرة أخرى. فما لم تلبسه منذ وصلت فتصدّق به، وما اشتريته فاجعل له مكانه. وأرسل الكتب بالبريد فهي الأثقل، وكثيرًا ما تكون أرخص بالبريد من أجرة الوزن الزائد. وأبقِ الشهادة وتقرير الدورة والإيصالات في الملف الذي في يدك، لا في حقيبة قد تسافر وحدها.</p>
<p>وإن أردت قائمة تؤشّر عليها فهذه <a href="/قائمة-حقيبة-السفر">قائمة للطباعة</a> مرتبة بالفصول. والأدوية التي تحتاج إلى تقرير فاطلبه من طبيبك قبل أربعة أسابيع، ولغير ذلك <a href="/faq">هذه إجابات مختصرة</a>.</p>`,
  },
}
