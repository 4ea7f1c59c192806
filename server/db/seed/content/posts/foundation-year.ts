import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const foundationYear: Post = {
  id: 11,
  url: { en: 'foundation-year', ar: 'السنة-التأسيسية' },
  title: { en: 'Foundation year, pathway or straight in?', ar: 'سنة تأسيسية أم تجسير أم قبول مباشر؟' },
  summary: {
    en: 'Three doors into a university abroad, who each is meant for, what it costs in time, and what to ask before you sign.',
    ar: 'ثلاثة أبواب إلى الجامعة في الخارج: لمن كل باب، وكم يأخذ من وقتك، وماذا تسأل قبل أن توقّع.',
  },
  author: authors.abdullah,
  publishedOn: '2026-06-14',
  poster: 'melbourne',
  topic: topics.choosing,
  html: {
    en: `<p>A Saudi secondary certificate is twelve years of school. Several countries, Britain among them, expect thirteen before a degree. The foundation year is that missing year, spent in English. It is not a punishment for poor marks.</p>
<h2>The three doors</h2>
<table><thead><tr><th>Door</th><th>For whom</th><th>Leads to</th></tr></thead><tbody>
<tr><td>Straight in</td><td>Very good marks, a recognised test score, a country that accepts twelve years</td><td>First year</td></tr>
<tr><td>Foundation</td><td>Good marks, English in the middle, a subject already chosen</td><td>First year, usually at a named university</td></tr>
<tr><td>Pathway</td><td>A year of university at home, or strong marks without the English</td><td>Second year in some subjects</td></tr>
</tbody></table>
<h2>What you learn in it</h2>
<p>Half is English for lectures: taking notes, writing eight pages, disagreeing with a professor. The other half is your subject: mathematics and physics for an engineer, biology and chemistry for medicine, economics for business. Students who arrive through it fail the first year less often than those who came straight in with the same marks.</p>
<h2>Count the years honestly</h2>
<ul>
<li>Britain: one year, then three. Four in all.</li>
<li>The United States and Canada: no foundation as such, four years, with English beside the first.</li>
<li>Australia and Malaysia: eight to twelve months, then three.</li>
</ul>
<p>If your English is below intermediate, put a language course in front. Twenty weeks before September begin in April.</p>
<h2>Questions before you sign</h2>
<ol>
<li>Is the place in first year guaranteed, and with which marks? See the sentence in writing.</li>
<li>Does another university accept this foundation if yours does not?</li>
<li>Is the university recognised at home in <em>this</em> subject? Ask the ministry before you pay anyone.</li>
<li>Does the scholarship pay for it? Some pay for the degree only.</li>
<li>What is the fee of the years after? The first is not always the dearest.</li>
</ol>
<blockquote><p>I thought the foundation year would cost me a year. It cost my roommate two not to have done it.</p></blockquote>
<h2>A word on the pathway’s name</h2>
<p>Every country calls these years something else: foundation, pathway, international year one, diploma. Do not compare names. Compare three things: the number of teaching hours, who awards the certificate, and the door it opens.</p>
<h2>An ordinary Monday</h2>
<p>Nine o’clock, seminar: sixteen students, an article read the day before, and the teacher asks who disagrees. Eleven, mathematics or biology, in a room with equipment you have not seen before. One o’clock, library: the essay of this week has to name its sources, and copying a sentence without naming them counts as cheating, even with good intent. Three, tutorial: ten minutes alone with the teacher who has read your draft. Nobody takes the register in the evening, and that is the true difficulty of the year. Who came from a school where everything was dictated needs about six weeks to get used to it. Those who ask for help in the second week pass; those who wait until the first bad mark need luck. Treat it as the first year of a degree and not as the last year of school.</p>
<h2>When to begin</h2>
<p>For September, apply between January and May; popular subjects close earlier. Our <a href="/university-admissions">admissions pages</a> show programmes, intakes and what each requires. Send your certificates to <a href="/get-help">an adviser</a> and you hear within a working day which of the three doors is open. We do not sell places: no honest agency can.</p>`,
    ar: `<p>الثانوية عندنا تُتم اثنتي عشرة سنة دراسية، وبعض الدول ومنها بريطانيا تشترط ثلاث عشرة قبل البكالوريوس. والسنة التأسيسية هي تلك السنة الناقصة تدرسها بالإنجليزية، وليست عقوبة على ضعف الدرجات كما يظن بعض الناس.</p>
<h2>الأبواب الثلاثة</h2>
<table><thead><tr><th>الباب</th><th>لمن</th><th>يوصلك إلى</th></tr></thead><tbody>
<tr><td>القبول المباشر</td><td>درجات عالية، واختبار لغة معترف به، ودولة تقبل اثنتي عشرة سنة</td><td>السنة الأولى</td></tr>
<tr><td>السنة التأسيسية</td><td>درجات جيدة، ولغة متوسطة، وتخصص واضح</td><td>السنة الأولى، في جامعة محددة غالبًا</td></tr>
<tr><td>برنامج التجسير</td><td>من أتم سنة جامعية في بلده، أو درجاته قوية ولغته دون المطلوب</td><td>السنة الثانية في بعض التخصصات</td></tr>
</tbody></table>
<h2>ماذا تدرس فيها؟</h2>
<p>نصفها لغة المحاضرات: كيف تدوّن، وكيف تكتب ثماني صفحات، وكيف تخالف أستاذك الرأي بأدب. ونصفها الآخر تخصصك: رياضيات وفيزياء للمهندس، وأحياء وكيمياء لطالب الطب، واقتصاد لإدارة الأعمال. ومن دخل الجامعة منها أقل تعثرًا في السنة الأولى ممن دخلها مباشرة بالدرجات نفسها.</p>
<h2>احسب السنوات بصدق</h2>
<ul>
<li>بريطانيا: سنة ثم ثلاث، فالمجموع أربع.</li>
<li>أمريكا وكندا: لا تأسيسية في العادة، بل أربع سنوات ومعها اللغة في أولها.</li>
<li>أستراليا وماليزيا: من ثمانية أشهر إلى سنة، ثم ثلاث سنوات.</li>
</ul>
<p>وإن كانت لغتك دون المتوسط فقدّم عليها دورة لغة، والعشرون أسبوعًا التي تسبق سبتمبر تبدأ في أبريل.</p>
<h2>أسئلة قبل التوقيع</h2>
<ol>
<li>هل المقعد في السنة الأولى مضمون، وبأي درجة؟ اطلب الجملة مكتوبة.</li>
<li>هل تقبلها جامعة أخرى إن لم تقبلك جامعتك؟</li>
<li>هل الجامعة معترف بها في بلدك في <em>هذا التخصص</em>؟ اسأل الوزارة قبل أن تدفع لأحد.</li>
<li>هل تغطيها البعثة؟ فبعض البعثات تبدأ من البكالوريوس.</li>
<li>كم رسوم السنوات التي بعدها؟ فليست الأولى أغلاها دائمًا.</li>
</ol>
<blockquote><p>ظننت أن السنة التأسيسية ستضيّع عليّ سنة، ثم رأيت زميلي في السكن ضاعت عليه سنتان لأنه تركها.</p></blockquote>
<h2>لا تنخدع بالأسماء</h2>
<p>كل دولة تسمي هذه السنة اسمًا: تأسيسية، أو تجسير، أو سنة أولى دولية، أو دبلوم. فلا تقارن الأسماء، بل قارن ثلاثة أشياء: عدد ساعات التدريس، والجهة التي تمنح الشهادة، والباب الذي تفتحه لك.</p>
<h2>يوم اثنين عادي</h2>
<p>التاسعة حلقة نقاش: ستة عشر طالبًا ومقال قُرئ بالأمس، والأستاذ يسأل من يخالف الكاتب. والحادية عشرة رياضيات أو أحياء في معمل لم ترَ أجهزته من قبل. والواحدة مكتبة، فمقال هذا الأسبوع لا بد أن تُذكر مصادره، ونقل جملة من دون ذكر صاحبها يُعدّ غشًا ولو حسنت النية. والثالثة عشر دقائق وحدك مع الأستاذ الذي قرأ مسودتك. ولا أحد يسأل عنك في المساء، وهذه صعوبة السنة الحقيقية. ومن جاء من مدرسة تُملي عليه كل شيء احتاج إلى ستة أسابيع تقريبًا حتى يعتاد. ومن طلب المساعدة في الأسبوع الثاني نجح، ومن انتظر أول درجة ضعيفة احتاج إلى الحظ. فعاملها على أنها أول سنة في الجامعة، لا آخر سنة في المدرسة.</p>
<h2>متى تبدأ؟</h2>
<p>التقديم لسبتمبر من يناير إلى مايو، والتخصصات المطلوبة تُغلق قبل ذلك. في <a href="/university-admissions">صفحات القبول الجامعي</a> تجد التخصصات ومواعيد القبول وشروط كل منها. أرسل شهاداتك إلى <a href="/get-help">مرشدنا</a>، وتعرف خلال يوم عمل أي الأبواب الثلاثة مفتوح لك. ونحن لا نبيع المقاعد، ولا تستطيع ذلك وكالة صادقة.</p>`,
  },
}
