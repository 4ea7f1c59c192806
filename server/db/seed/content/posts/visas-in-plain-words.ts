import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const visasInPlainWords: Post = {
  id: 5,
  url: { en: 'visas-in-plain-words', ar: 'التأشيرة-ببساطة' },
  title: { en: 'Student visas in plain words', ar: 'تأشيرة الدراسة بكلام واضح' },
  summary: {
    en: 'Whatever the country, an officer asks the same five questions. Prepare the answers and the form fills itself.',
    ar: 'أيًّا كانت الدولة فالموظف يسأل الأسئلة الخمسة نفسها. جهّز أجوبتها ويصبح النموذج سهلًا.',
  },
  author: authors.reem,
  publishedOn: '2026-01-11',
  poster: 'vancouver',
  topic: topics.before,
  html: {
    en: `<p>Rules change, and this page does not replace the embassy’s own. What does not change is the thinking behind them. Whoever reads your file wants five answers, in this order.</p>
<h2>1. Are you who you say you are?</h2>
<p>A passport valid for the whole stay and, to be safe, six months more. Your name on the school’s letter must match it letter for letter. If your passport says “Alharbi”, the letter may not say “Al-Harbi”.</p>
<h2>2. Is there a real course?</h2>
<p>The school’s letter of acceptance says so: dates, hours a week, fees paid. Several countries let you come on a visit permission for a short course and ask for a student visa beyond a certain number of weeks or hours. The line lies in a different place in each; our <a href="/visa-guides">visa guides</a> name it.</p>
<h2>3. Can you pay?</h2>
<p>Bank statements for the last months, in your name or your father’s with a letter from him. An account that was empty until Thursday convinces nobody. A scholarship letter answers this question by itself.</p>
<h2>4. Where will you live?</h2>
<p>The confirmation of your homestay or residence, for the first weeks at least. If you will stay with a relative, bring a letter from him with his address, and the paper that shows he may live there himself.</p>
<h2>5. Will you come home?</h2>
<p>This is the one people neglect. Say in two sentences why you study now and what you return to: a university place, a job, a family. A letter from an employer or a university helps more than any ticket.</p>
<h2>When to begin</h2>
<ol>
<li>Twelve weeks before: book the course and pay, so that the letter can be issued.</li>
<li>Ten weeks before: fingerprints and papers.</li>
<li>Eight weeks before: stop worrying and start <a href="/packing-list">packing</a>.</li>
</ol>
<p>These are our usual times and no rule: look up your embassy’s own on the day you book. For summer add a month. Everybody’s summer begins on the same day.</p>
<h2>A file that reads itself</h2>
<p>The officer has many files before yours and more after it. Make it easy to say yes.</p>
<ul>
<li><strong>One order.</strong> Put the papers in the order of the five questions, with a page in front that lists them.</li>
<li><strong>One spelling.</strong> Your name, your school and your dates stand in every paper in the same way. Where a paper is in Arabic, add a certified translation if the embassy asks for one.</li>
<li><strong>One story.</strong> If the letter says twelve weeks, the leave from your employer and the room must not say ten. Small contradictions are read as large ones.</li>
<li><strong>No surplus.</strong> Twenty certificates nobody asked for hide the one that was. Send what the list names, and a letter of one page for what it cannot know.</li>
</ul>
<h2>The interview, if there is one</h2>
<p>It is usually short. Answer the question that was asked, in the language you were asked in, and stop. Know by heart the name of your school and of its city, the first day, the number of weeks and what you paid. Say “I don’t know” when you do not: it is a better answer than a guess. Bring the originals, even of what you have uploaded. And dress as you would for a bank.</p>
<h2>If the answer is no</h2>
<p>Read the reason; it is nearly always one of the five. Most refusals are answered by a better paper and a second application. What you get back from us in that case is in the <a href="/refund-policy">refund policy</a>: tuition, room, transfer and insurance in full.</p>
<blockquote><p>Never write a thing on the form that you would not repeat to the officer’s face.</p></blockquote>
<h2>Mistakes that cost weeks</h2>
<ol>
<li>A passport that expires in the middle of the course. Renew it first: the number changes, and with it every paper.</li>
<li>A flight booked without a way to change it before the visa is there. Reserve, and pay when the answer has come.</li>
<li>A large sum that arrived in the account last week without a word about where it came from. A line from your father or the contract of a sale is enough.</li>
<li>A refusal of some years ago that is not mentioned. They know. Name it, and say what has changed.</li>
<li>A photograph of another size. It sounds like nothing, and it sends the whole file back.</li>
</ol>
<h2>What an agency may do, and may not</h2>
<p>We read your papers, tell you what is missing, fill the form with you and book the appointment where that is allowed. We may not sign for you, give your fingerprints or promise the result. Whoever promises it is selling something else.</p>
<p>Keep a copy of every paper you hand in and a picture of the form as you filled it in. You may need the same answers at the airport or when you renew, and they should not differ from what you wrote.</p>
<p>And if you are under eighteen, your parents sign too. There is a <a href="/parental-consent-letter">letter of consent</a> you can print.</p>`,
    ar: `<p>الأنظمة تتغير، وهذه الصفحة لا تغني عن موقع السفارة. لكن الذي لا يتغير هو طريقة التفكير خلفها، فمن يقرأ ملفك يبحث عن خمسة أجوبة بهذا الترتيب.</p>
<h2>1. هل أنت من تقول؟</h2>
<p>جواز صالح طوال مدة الدراسة، والأحوط أن تزيد صلاحيته ستة أشهر. ويجب أن يطابق اسمك في خطاب المعهد اسمك في الجواز حرفًا بحرف، فإن كان فيه Alharbi فلا يصح أن يُكتب Al-Harbi.</p>
<h2>2. هل الدورة حقيقية؟</h2>
<p>خطاب القبول هو الجواب: التواريخ وعدد الساعات والرسوم المدفوعة. وبعض الدول تسمح بالدورة القصيرة بإذن زيارة، وتطلب تأشيرة طالب إذا تجاوزت عددًا معينًا من الأسابيع أو الساعات، ويختلف الحد من دولة إلى أخرى، وتجده في <a href="/أدلة-التأشيرات">أدلة التأشيرات</a>.</p>
<h2>3. هل تستطيع أن تدفع؟</h2>
<p>كشف حساب للأشهر الماضية باسمك، أو باسم والدك مع خطاب منه. والحساب الذي كان فارغًا حتى يوم الخميس لا يقنع أحدًا. أما خطاب البعثة فيكفي وحده.</p>
<h2>4. أين ستسكن؟</h2>
<p>تأكيد السكن مع العائلة أو في سكن الطلاب، للأسابيع الأولى على الأقل. وإن كنت ستنزل عند قريب لك فأحضر خطابًا منه فيه عنوانه، والورقة التي تثبت أن له حق الإقامة هناك.</p>
<h2>5. هل سترجع؟</h2>
<p>هذا هو السؤال الذي يهمله كثيرون. قل في جملتين لماذا تدرس الآن وإلى ماذا تعود: مقعد في جامعة، أو وظيفة، أو أسرة. وخطاب من جهة العمل أو الجامعة أنفع من أي تذكرة عودة.</p>
<h2>متى تبدأ؟</h2>
<ol>
<li>قبل اثني عشر أسبوعًا: احجز الدورة وادفع حتى يصدر الخطاب.</li>
<li>قبل عشرة أسابيع: البصمة والأوراق.</li>
<li>قبل ثمانية أسابيع: اطمئن وابدأ <a href="/قائمة-حقيبة-السفر">بتجهيز حقيبتك</a>.</li>
</ol>
<p>هذه مواعيدنا المعتادة وليست قاعدة، فراجع مواعيد السفارة يوم تحجز. وزِد شهرًا إن كان سفرك في الصيف، فصيف الناس كلهم يبدأ في اليوم نفسه.</p>
<h2>ملف يقرأ نفسه</h2>
<p>أمام الموظف ملفات كثيرة قبل ملفك وأكثر منها بعده، فسهّل عليه أن يقول نعم.</p>
<ul>
<li><strong>ترتيب واحد.</strong> ضع الأوراق بترتيب الأسئلة الخمسة، وقبلها صفحة تعدّدها.</li>
<li><strong>كتابة واحدة.</strong> اسمك واسم معهدك وتواريخك تُكتب في كل ورقة بالطريقة نفسها. وما كان منها بالعربية فأرفق به ترجمة معتمدة إن طلبتها السفارة.</li>
<li><strong>قصة واحدة.</strong> إن قال الخطاب اثني عشر أسبوعًا فلا تقل إجازة العمل أو السكن عشرة. فالتناقض الصغير يُقرأ كبيرًا.</li>
<li><strong>بلا زيادة.</strong> عشرون شهادة لم يطلبها أحد تخفي الورقة المطلوبة. أرسل ما في القائمة، ومعه خطاب من صفحة واحدة لما لا تقوله الأوراق.</li>
</ul>
<h2>المقابلة إن طُلبت</h2>
<p>هي قصيرة في العادة. أجب عن السؤال الذي سُئلته، بلغة من سألك، ثم اسكت. واحفظ اسم معهدك ومدينته وأول يوم فيه وعدد الأسابيع وكم دفعت. وقل «لا أعرف» حين لا تعرف، فهي خير من التخمين. وأحضر الأصول حتى لو رفعت صورها من قبل. والبس كما تلبس حين تذهب إلى المصرف.</p>
<h2>إذا جاء الرفض</h2>
<p>اقرأ السبب، فهو في الغالب واحد من الخمسة. وأكثر حالات الرفض تُعالج بورقة أوضح وطلب ثانٍ. وما يُعاد إليك في هذه الحالة مذكور في <a href="/سياسة-الاسترداد">سياسة الاسترداد</a>: الدراسة والسكن والاستقبال والتأمين كاملة.</p>
<blockquote><p>لا تكتب في النموذج ما لا تستطيع أن تعيده أمام الموظف.</p></blockquote>
<h2>أخطاء تكلّفك أسابيع</h2>
<ol>
<li>جواز ينتهي في منتصف الدورة. جدّده أولًا، فرقمه يتغير وتتغير معه كل ورقة.</li>
<li>تذكرة لا تُعدَّل تشتريها قبل صدور التأشيرة. احجز، وادفع بعد أن يصل الجواب.</li>
<li>مبلغ كبير دخل الحساب الأسبوع الماضي بلا كلمة عن مصدره. سطر من والدك أو عقد بيع يكفي.</li>
<li>رفض قديم لم تذكره. هم يعرفونه، فاذكره وقل ما الذي تغيّر.</li>
<li>صورة شخصية بمقاس آخر. تبدو أمرًا هيّنًا وهي تعيد الملف كله.</li>
</ol>
<h2>ما الذي تستطيعه الوكالة وما لا تستطيعه</h2>
<p>نقرأ أوراقك، ونخبرك بما ينقصها، ونملأ النموذج معك، ونحجز الموعد حيث يُسمح بذلك. ولا يحق لنا أن نوقّع عنك أو نبصم مكانك أو نعدك بالنتيجة، ومن وعدك بها فهو يبيعك شيئًا آخر.</p>
<p>واحتفظ بنسخة من كل ورقة تسلّمها، وبصورة من النموذج بعد تعبئته، فقد تحتاج إلى الأجوبة نفسها في المطار أو عند التجديد، ولا يليق أن تختلف عمّا كتبته بيدك.</p>
<p>ومن كان دون الثامنة عشرة يوقّع معه ولي أمره، وهذا <a href="/parental-consent-letter">خطاب موافقة</a> جاهز للطباعة.</p>`,
  },
}
