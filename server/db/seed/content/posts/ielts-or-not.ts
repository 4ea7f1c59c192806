import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const ieltsOrNot: Post = {
  id: 2,
  url: { en: 'ielts-or-not', ar: 'هل-تحتاج-آيلتس' },
  title: { en: 'Do you need IELTS, or do you need English?', ar: 'هل تحتاج إلى الآيلتس أم إلى الإنجليزية؟' },
  summary: {
    en: 'A preparation course teaches the exam. If your English is not there yet, general lessons will raise your score faster.',
    ar: 'دورة التحضير تعلّمك الاختبار. فإن لم تكن لغتك جاهزة بعد، رفعت الدورة العامة درجتك أسرع منها.',
  },
  author: authors.saad,
  publishedOn: '2025-10-19',
  poster: 'oxford',
  topic: topics.choosing,
  html: {
    en: `<p>Every week someone asks us for twelve weeks of IELTS preparation. Our first question is always the same: who wants to see the result? The answer changes the course, and often the bill.</p>
<h2>When you need the paper</h2>
<p>A university asks for it, a scholarship asks for it, or a professional body at home does. Then find out three things in writing: which test they accept, the score in each part and not only overall, and how old the result may be. Most accept it for two years.</p>
<h2>When you do not</h2>
<ul>
<li>You want to speak at work, travel, or follow a meeting.</li>
<li>You will start with a <a href="/university-admissions">foundation year</a> or a pathway, which often test you themselves.</li>
<li>The school is partner of the university and its own certificate is enough.</li>
</ul>
<h2>What a preparation course can do</h2>
<p>It teaches how the exam thinks: timing, the shape of an essay, what examiners mark down. For a student whose English is already strong that is worth half a band, sometimes a whole one, in four to eight weeks. For a student at elementary level it is worth little, for nobody can organise an essay out of words he does not have.</p>
<table><thead><tr><th>Your level now</th><th>A sensible plan to reach 6.0</th></tr></thead><tbody>
<tr><td>Elementary (A2)</td><td>24 to 30 weeks general English, then 6 weeks preparation</td></tr>
<tr><td>Intermediate (B1)</td><td>12 to 16 weeks general, then 6 weeks preparation</td></tr>
<tr><td>Upper intermediate (B2)</td><td>4 to 8 weeks preparation</td></tr>
</tbody></table>
<p>These are averages of people who did their homework and shared a flat with somebody who spoke no Arabic.</p>
<h2>Three mistakes</h2>
<ol>
<li><strong>Booking the exam first.</strong> Take a full practice test, marked by a teacher, before you pay for a date.</li>
<li><strong>Studying from home and travelling for the last two weeks.</strong> The exam rewards habits, and habits take longer.</li>
<li><strong>Stopping at the score.</strong> In the first lecture nobody asks for it; they simply begin to talk.</li>
</ol>
<h2>How to know where you stand</h2>
<p>Write a page about your last holiday without a dictionary, then read it to somebody who speaks the language well. If they correct words, you are nearly there; if they correct sentences, you are not yet. Schools test you in the first hour anyway and put you where you belong, whatever the form said.</p>
<h2>The week of the test</h2>
<p>Nothing new is learned in the last five days, and much can be spoiled. Do one whole mock test on Monday at the hour of the real one, and after it only correct what you have already done. Sleep at the hour you will have to sleep. Find the building the day before, on foot, and look where the entrance is. Take the identity document you registered with and no other: a renewed passport with a new number has sent students home. In the listening part write every answer where it belongs at once; in the writing part leave five minutes to read your own text aloud in your head, for half of all lost points are plurals, articles and a forgotten full stop. And if it goes badly, book the next date the same evening, while you still know what went wrong.</p>
<p>Many schools let you change from general English to preparation once your level allows, at no charge. It is on the course page; if it is not, <a href="/contact-us">ask us</a> before you book.</p>`,
    ar: `<p>يصلنا كل أسبوع من يطلب اثني عشر أسبوعًا للتحضير للآيلتس، وسؤالنا الأول واحد لا يتغير: من الذي يريد أن يرى النتيجة؟ فالجواب يغيّر الدورة، ويغيّر الفاتورة في كثير من الأحيان.</p>
<h2>متى تلزمك الشهادة؟</h2>
<p>إذا طلبتها الجامعة أو جهة الابتعاث أو هيئة مهنية في بلدك. وعندئذ اعرف منهم كتابةً ثلاثة أمور: أي اختبار يقبلون، والدرجة في كل قسم لا المعدل وحده، ومدة صلاحية النتيجة، وهي سنتان عند الأكثر.</p>
<h2>ومتى لا تلزمك؟</h2>
<ul>
<li>إذا كان هدفك العمل أو السفر أو متابعة الاجتماعات.</li>
<li>إذا كنت ستبدأ <a href="/university-admissions">بسنة تأسيسية</a> أو برنامج تجسير، فكثير منها يختبرك بنفسه.</li>
<li>إذا كان المعهد شريكًا للجامعة وشهادته تغني.</li>
</ul>
<h2>ما الذي تقدمه دورة التحضير؟</h2>
<p>تعلّمك كيف يفكر الاختبار: توزيع الوقت، وبناء المقال، وما الذي يُنقص الدرجة. ومن كانت لغته قوية زادته نصف درجة، وربما درجة كاملة، في أربعة أسابيع إلى ثمانية. أما المبتدئ فنفعها له قليل، إذ لا يرتّب المقال من لا يملك كلماته.</p>
<table><thead><tr><th>مستواك الآن</th><th>خطة معقولة لبلوغ 6.0</th></tr></thead><tbody>
<tr><td>مبتدئ (A2)</td><td>من 24 إلى 30 أسبوع لغة عامة، ثم 6 أسابيع تحضير</td></tr>
<tr><td>متوسط (B1)</td><td>من 12 إلى 16 أسبوع لغة عامة، ثم 6 أسابيع تحضير</td></tr>
<tr><td>فوق المتوسط (B2)</td><td>من 4 إلى 8 أسابيع تحضير</td></tr>
</tbody></table>
<p>وهذه متوسطات لمن حلّ واجباته وسكن مع من لا يعرف العربية.</p>
<h2>ثلاثة أخطاء متكررة</h2>
<ol>
<li><strong>حجز الاختبار أولًا.</strong> خذ اختبارًا تجريبيًا كاملًا يصححه معلم قبل أن تدفع رسوم الموعد.</li>
<li><strong>المذاكرة في البيت ثم السفر في آخر أسبوعين.</strong> الاختبار يكافئ العادة، والعادة تحتاج إلى وقت.</li>
<li><strong>التوقف عند الدرجة.</strong> في المحاضرة الأولى لن يسألك أحد عنها، بل سيبدأ الأستاذ بالكلام مباشرة.</li>
</ol>
<h2>كيف تعرف مستواك؟</h2>
<p>اكتب صفحة عن آخر إجازة لك من دون قاموس، ثم اقرأها على من يتقن اللغة. فإن صحح لك الكلمات فأنت قريب، وإن صحح لك الجمل فما زال أمامك طريق. واسمع نشرة إخبارية خمس دقائق ثم لخّصها بصوتك في ثلاث جمل، فالاستماع هو القسم الذي يفاجئ أكثر طلابنا. وعلى كل حال فالمعهد يختبرك في الساعة الأولى ويضعك حيث يناسبك مهما كُتب في النموذج، فلا تخف من أن تبدأ من مكانك الحقيقي.</p>
<h2>أسبوع الاختبار</h2>
<p>لا يُتعلّم في الأيام الخمسة الأخيرة شيء جديد، لكن قد يفسد فيها الكثير. حُلّ يوم الاثنين اختبارًا تجريبيًا كاملًا في ساعة الاختبار الحقيقي نفسها، ثم لا تفعل بعده إلا تصحيح ما سبق أن كتبت. ونَم في الوقت الذي ستضطر إلى النوم فيه. واذهب إلى المبنى قبل الموعد بيوم ماشيًا لتعرف مدخله. واحمل الهوية التي سجّلت بها دون غيرها، فقد رُدّ طلاب جدّدوا جوازاتهم فتغيّر الرقم. وفي قسم الاستماع اكتب كل إجابة في مكانها لحظة تسمعها، وفي قسم الكتابة أبقِ خمس دقائق تقرأ فيها ما كتبت كأنك تسمعه، فنصف الدرجات الضائعة حروف جمع وأدوات تعريف ونقاط منسية. وإن لم توفَّق فاحجز الموعد التالي في المساء نفسه، وأنت ما زلت تذكر أين أخطأت.</p>
<p>وكثير من المعاهد يسمح لك بالانتقال من اللغة العامة إلى التحضير متى بلغت المستوى من دون رسم. ستجد ذلك في صفحة الدورة، فإن لم تجده <a href="/contact-us">فاسألنا</a> قبل أن تحجز.</p>`,
  },
}
