import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const priceCliffs: Post = {
  id: 12,
  url: { en: 'price-cliffs', ar: 'أسبوع-يخفض-السعر' },
  title: { en: 'Why sixteen weeks can cost less than fifteen', ar: 'كيف تكون ستة عشر أسبوعًا أرخص من خمسة عشر؟' },
  summary: {
    en: 'Schools price in bands, and where a band begins the price falls off a cliff. How to find the edge and stand on the right side.',
    ar: 'المعاهد تسعّر بالشرائح، وعند أول الشريحة ينزل السعر فجأة. كيف تجد هذه الحافة وتقف في الجهة الصحيحة منها.',
  },
  author: authors.abdullah,
  publishedOn: '2026-07-05',
  poster: 'bristol',
  topic: topics.money,
  html: {
    en: `<p>A father once showed us two quotes and asked which was wrong. The longer course was cheaper. Neither was wrong. He had found a price cliff.</p>
<h2>How a price list is built</h2>
<p>A school gives a weekly rate for each band of weeks. In most lists the rate of your band holds for <em>all</em> your weeks, not only for those beyond its edge. Here is such a list, invented but ordinary:</p>
<table><thead><tr><th>Weeks</th><th>Rate a week</th></tr></thead><tbody>
<tr><td>1 to 3</td><td>£320</td></tr>
<tr><td>4 to 11</td><td>£300</td></tr>
<tr><td>12 to 15</td><td>£280</td></tr>
<tr><td>16 and more</td><td>£255</td></tr>
</tbody></table>
<h2>The edge</h2>
<ul>
<li>Fifteen weeks: 15 × £280 = <strong>£4,200</strong></li>
<li>Sixteen weeks: 16 × £255 = <strong>£4,080</strong></li>
</ul>
<p>The sixteenth week costs less than nothing: tuition falls by £120. The same happens, more softly, between eleven weeks (£3,300) and twelve (£3,360): the twelfth costs only £60.</p>
<h2>Now count the room</h2>
<p>A week longer is also a week more of accommodation, insurance and dinners. With a homestay at £220 the fifteen weeks come to £7,500 and the sixteen to £7,600. So you pay £100, not for nothing, but for a whole week of lessons <em>and</em> a room. Whether that is a bargain depends on your return date. We say so, because an honest cliff has a bottom.</p>
<h2>Where cliffs hide</h2>
<ol>
<li><strong>Promotions with a minimum.</strong> “Two weeks free from sixteen” moves the edge further than any band.</li>
<li><strong>Seasons.</strong> A summer supplement may end on a Saturday. Starting eight days later can save more than a longer course.</li>
<li><strong>Registration waived</strong> from twelve weeks.</li>
<li><strong>The other kind of list.</strong> Some schools charge each week at its own band’s rate. There are no cliffs in these, only slopes, and the course page says which kind you are looking at.</li>
</ol>
<h2>How the site helps</h2>
<p>When one week more, or a few, would lower your total, a hint stands beside the week stepper with both sums. When another start date within reach is cheaper, it says that too. You decide; nothing moves by itself.</p>
<blockquote><p>Always ask for the price one week longer. It is the cheapest question in this trade.</p></blockquote>
<h2>A cliff you should not jump</h2>
<p>Sometimes the cheaper, longer course ends after your visa does, after your own term begins, or three days before the school closes for Christmas and your room costs double. Check the last day before you rejoice at the first sum.</p>
<h2>Three families, one list</h2>
<p>The first wanted twelve weeks because that is what a brother had taken. With the list above they paid 3,360 pounds for tuition and were right: eleven weeks would have saved sixty. The second wanted fourteen and asked about sixteen: 3,920 against 4,080, two weeks of lessons for 160 pounds; they stayed with fourteen, because school at home began, and that was right too. The third had booked twenty elsewhere as twelve and eight, with a week at home in between. Each part was priced in its own band, the long one never reached. Written as one stay with a pause, the school charged the lower price for all of it. So before you split a course, ask whether the school counts the weeks together; some do, many do not, and the answer belongs in the confirmation.</p>
<p>Try it: open any long course in the <a href="/search-by-course">search</a>, choose fifteen weeks and press plus.</p>`,
    ar: `<p>جاءنا أب بعرضين وسألنا أيهما الخطأ، فقد كانت الدورة الأطول أرخص. ولم يكن في أي منهما خطأ، بل وقع الرجل على حافة سعر.</p>
<h2>كيف تُبنى قائمة الأسعار؟</h2>
<p>يضع المعهد لكل شريحة من الأسابيع سعرًا للأسبوع، وفي أكثر القوائم يسري سعر شريحتك على أسابيعك <em>كلها</em> لا على ما زاد عن أول الشريحة فقط. وهذه قائمة من عندنا للتوضيح، ومثلها كثير:</p>
<table><thead><tr><th>الأسابيع</th><th>سعر الأسبوع</th></tr></thead><tbody>
<tr><td>من 1 إلى 3</td><td>320 جنيهًا</td></tr>
<tr><td>من 4 إلى 11</td><td>300 جنيه</td></tr>
<tr><td>من 12 إلى 15</td><td>280 جنيهًا</td></tr>
<tr><td>16 فأكثر</td><td>255 جنيهًا</td></tr>
</tbody></table>
<h2>عند الحافة</h2>
<ul>
<li>خمسة عشر أسبوعًا: 15 × 280 = <strong>4,200 جنيه</strong></li>
<li>ستة عشر أسبوعًا: 16 × 255 = <strong>4,080 جنيهًا</strong></li>
</ul>
<p>فالأسبوع السادس عشر لا يكلفك شيئًا، بل ينزل بالرسوم 120 جنيهًا. ويحدث مثل ذلك بصورة أخف بين أحد عشر أسبوعًا (3,300) واثني عشر (3,360)، فالثاني عشر بستين جنيهًا فقط.</p>
<h2>ولا تنس السكن</h2>
<p>الأسبوع الزائد فيه أيضًا أسبوع سكن وتأمين وعشاء. فمع عائلة بسعر 220 جنيهًا يصبح مجموع الخمسة عشر أسبوعًا 7,500، ومجموع الستة عشر 7,600. أي أنك تدفع مئة جنيه مقابل أسبوع كامل من الدروس <em>والسكن</em>. وهل هذا مكسب؟ الجواب في موعد عودتك. نقولها لأن الأمانة أن نعرض عليك الحسبة كاملة.</p>
<h2>أين تختبئ الحواف؟</h2>
<ol>
<li><strong>العروض ذات الحد الأدنى.</strong> «أسبوعان مجانًا من ستة عشر» تحرّك الحافة أبعد من أي شريحة.</li>
<li><strong>المواسم.</strong> زيادة الصيف قد تنتهي يوم سبت، والبدء بعدها بثمانية أيام ربما وفّر أكثر من إطالة الدورة.</li>
<li><strong>الإعفاء من رسوم التسجيل</strong> ابتداءً من اثني عشر أسبوعًا.</li>
<li><strong>النوع الآخر من القوائم.</strong> بعض المعاهد يحسب كل أسبوع بسعر شريحته هو، فلا حافة فيها بل انحدار هادئ، وصفحة الدورة تبيّن لك أي النوعين أمامك.</li>
</ol>
<h2>كيف يساعدك الموقع؟</h2>
<p>إذا كان أسبوع زائد أو بضعة أسابيع تخفض إجماليك ظهر لك تنبيه بجانب عدد الأسابيع وفيه المبلغان. وإذا كان موعد قريب أرخص نبّهك إليه أيضًا. والقرار لك، ولا يتغير شيء من نفسه.</p>
<blockquote><p>اسأل دائمًا عن السعر بأسبوع زيادة، فهو أرخص سؤال في هذه المهنة.</p></blockquote>
<h2>حافة لا تقفز منها</h2>
<p>قد تنتهي الدورة الأطول والأرخص بعد انتهاء تأشيرتك، أو بعد بداية فصلك الجامعي، أو في أسبوع يُغلق فيه المعهد. فانظر إلى يومها الأخير قبل أن تفرح بمجموعها.</p>
<h2>ثلاث أسر وقائمة واحدة</h2>
<p>أرادت الأولى اثني عشر أسبوعًا لأن أخاهم الأكبر أخذ مثلها، فدفعت بالقائمة السابقة 3,360 جنيهًا وأصابت، فالأحد عشر لم تكن لتوفر إلا ستين. وأرادت الثانية أربعة عشر وسألت عن ستة عشر: 3,920 مقابل 4,080، أي أسبوعا دراسة بمئة وستين جنيهًا، ثم بقيت على الأربعة عشر لأن مدارس أولادها تبدأ، وأصابت هي أيضًا. أما الثالثة فكانت قد حجزت عشرين أسبوعًا في مكان آخر على دفعتين، اثني عشر ثم ثمانية، بينهما أسبوع في البيت. فسُعّرت كل دفعة بشريحتها ولم تبلغ أي منهما الشريحة الطويلة. ولما كُتبت إقامة واحدة تتخللها إجازة حسب المعهد السعر الأقل على الأسابيع كلها. فإن نويت تقسيم الدورة فاسأل أولًا: هل تُجمع الأسابيع؟ بعض المعاهد يجمعها وكثير منها لا يفعل، وليكن الجواب مكتوبًا في التأكيد.</p>
<p>جرّبها بنفسك: افتح أي دورة طويلة من <a href="/search-by-course">البحث</a>، واختر خمسة عشر أسبوعًا ثم اضغط علامة الزائد.</p>`,
  },
}
