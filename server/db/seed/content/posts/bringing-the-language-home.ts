import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const bringingTheLanguageHome: Post = {
  id: 15,
  url: { en: 'bringing-the-language-home', ar: 'العودة-باللغة' },
  title: { en: 'Bringing the language home', ar: 'كيف تعود باللغة ولا تتركها هناك' },
  summary: {
    en: 'A language learnt in twelve weeks can fade in six months. What those who kept it did in the first month back.',
    ar: 'لغة تعلمتها في اثني عشر أسبوعًا قد تخفت في ستة أشهر. هذا ما فعله من حافظوا عليها في شهرهم الأول بعد العودة.',
  },
  author: authors.saad,
  publishedOn: '2026-11-08',
  poster: 'singapore',
  topic: topics.living,
  html: {
    en: `<p>The certificate is in the drawer, the photographs are on the telephone, and by spring the words begin to go. It is not your memory’s fault. A language is a habit of the day, and your day has changed back.</p>
<h2>The last week abroad</h2>
<p>Take three things with you that are not sold anywhere: the notebook of your own mistakes, the numbers of three people with whom you have no other language in common, and an honest letter from your teacher about what to work on next. Ask also for the certificate with hours and level, stamped; you may need it in two years, and schools change hands.</p>
<h2>The first month back</h2>
<ol>
<li><strong>Fix two calls a week.</strong> With the Japanese friend, with the host family. In the diary, at an hour, for they will not happen by themselves.</li>
<li><strong>Keep one thing in English for good.</strong> The telephone’s menus, the evening news or the recipes. One, not all.</li>
<li><strong>Read what you would read anyway.</strong> Football, cars, skin care. Nobody was ever kept by a grammar book.</li>
<li><strong>Take the test now</strong> if you need the paper. You will never be better prepared than in the month you land.</li>
</ol>
<h2>What fades first</h2>
<table><thead><tr><th>It fades</th><th>It is kept by</th></tr></thead><tbody>
<tr><td>Speaking quickly</td><td>Ten minutes aloud a day, even to yourself in the car</td></tr>
<tr><td>Small words, prepositions</td><td>Your notebook of mistakes, a page a week</td></tr>
<tr><td>Listening to accents</td><td>One broadcast from your city</td></tr>
<tr><td>Courage</td><td>Speaking to one stranger a week</td></tr>
</tbody></table>
<h2>Use it where it counts</h2>
<p>Offer at work to write the English e-mail. Guide a guest through Diriyah. Teach your brother for half an hour, for whoever teaches learns twice. In an interview do not say “I studied in Singapore”; say what you can do now that you could not do before.</p>
<h2>And the strange feeling?</h2>
<p>Coming home is a small journey too. The house is the same and you are not; your jokes need explaining. It lasts about as long as the homesickness did, and the cure is the same: go out, and speak to people.</p>
<blockquote><p>I go on ringing my host mother on Sundays. She believes I do it out of kindness. I do it for the prepositions.</p></blockquote>
<h2>A test of your own, every three months</h2>
<p>Keep what you can do where you can see it. On the day you come home, record yourself for two minutes: what you did yesterday, what you think about something in the news, how one gets from your house to the airport. Put the file away. Three months later record the same three things, before you listen to the old one, and then compare. Where do you stop now and did not stop then? That is what the next month is for. Count your words if you like numbers: two minutes of easy speech are about two hundred and fifty, and who falls below two hundred has lost speed and not knowledge. Speed comes back in a fortnight. Knowledge that was written down in the notebook comes back in an evening. What nobody ever gets back is the month in which he was ashamed to begin.</p>
<h2>If you mean to go on</h2>
<p>Decide within the first two months, for then the level on the certificate is still your level. Choose one aim with a date: an examination in autumn, a job interview, the first module of a degree. An evening course in your own city is enough for grammar, and one conversation a week with somebody abroad is enough for courage; together they cost less than the coffee you drank there.</p>
<p>Some go back for four weeks each summer, and the second course costs less than the first: no new registration at many schools, and you know the bus. <a href="/search-by-course">Look at short courses</a>, or <a href="/contact-us">write to your adviser</a>, who still has your file.</p>`,
    ar: `<p>الشهادة في الدرج، والصور في الجوال، وما إن يأتي الربيع حتى تبدأ الكلمات بالذهاب. وليس العيب في ذاكرتك، فاللغة عادة يومية، ويومك عاد كما كان.</p>
<h2>الأسبوع الأخير هناك</h2>
<p>خذ معك ثلاثة أشياء لا تُباع: دفتر أخطائك، وأرقام ثلاثة أشخاص لا لغة بينك وبينهم غير التي تعلمتها، وورقة صريحة من معلمك فيما تحتاج إلى العمل عليه. واطلب الشهادة مختومة وفيها الساعات والمستوى، فقد تحتاج إليها بعد سنتين، والمعاهد تنتقل من مالك إلى آخر.</p>
<h2>الشهر الأول بعد العودة</h2>
<ol>
<li><strong>ثبّت مكالمتين في الأسبوع.</strong> مع صديقك الياباني ومع العائلة التي سكنت معها، بموعد مكتوب، وإلا فلن تتم.</li>
<li><strong>اجعل شيئًا واحدًا بالإنجليزية دائمًا.</strong> قوائم الجوال، أو نشرة المساء، أو وصفات الطبخ. شيئًا واحدًا لا كل شيء.</li>
<li><strong>اقرأ ما كنت ستقرؤه على أي حال.</strong> الكرة أو السيارات أو العناية بالبشرة، فما ثبت أحد على لغة بكتاب قواعد.</li>
<li><strong>خذ الاختبار الآن</strong> إن كنت تحتاج إلى الشهادة، فلن تكون أجهز له من شهر عودتك.</li>
</ol>
<h2>ما الذي يذهب أولًا؟</h2>
<table><thead><tr><th>يذهب</th><th>ويحفظه</th></tr></thead><tbody>
<tr><td>سرعة الكلام</td><td>عشر دقائق بصوت مسموع كل يوم، ولو وحدك في السيارة</td></tr>
<tr><td>حروف الجر والكلمات الصغيرة</td><td>دفتر أخطائك، صفحة في الأسبوع</td></tr>
<tr><td>فهم اللهجات</td><td>برنامج إذاعي من مدينتك تلك</td></tr>
<tr><td>الجرأة</td><td>حديث مع شخص جديد كل أسبوع</td></tr>
</tbody></table>
<h2>استعملها حيث تنفع</h2>
<p>اعرض في عملك أن تكتب الرسالة الإنجليزية. رافق ضيفًا في الدرعية. علّم أخاك نصف ساعة، فمن علّم تعلّم مرتين. وفي المقابلة لا تقل «درست في سنغافورة»، بل قل ما الذي تستطيعه اليوم ولم تكن تستطيعه من قبل.</p>
<h2>وذلك الشعور الغريب؟</h2>
<p>العودة رحلة صغيرة هي الأخرى. البيت كما هو وأنت الذي تغيّرت، ونكاتك صارت تحتاج إلى شرح. يطول ذلك بقدر ما طال الحنين في أول السفر، وعلاجه واحد: اخرج وكلّم الناس.</p>
<blockquote><p>ما زلت أتصل بسيدة البيت كل أحد. تظن أني أفعل ذلك وفاءً، وأنا أفعله من أجل حروف الجر.</p></blockquote>
<h2>اختبار منك لك كل ثلاثة أشهر</h2>
<p>ضع ما تستطيعه أمام عينيك. سجّل صوتك يوم تعود دقيقتين: ماذا فعلت أمس، وما رأيك في خبر من الأخبار، وكيف يصل الغريب من بيتكم إلى المطار. ثم أغلق الملف. وبعد ثلاثة أشهر سجّل الأشياء الثلاثة نفسها قبل أن تسمع القديم، ثم قارن: أين تتوقف الآن ولم تكن تتوقف؟ ذلك هو عمل الشهر القادم. وإن كنت تحب الأرقام فعُدّ كلماتك، فدقيقتان من كلام مرتاح نحو مئتين وخمسين كلمة بالإنجليزية، ومن نزل عن المئتين فقد السرعة لا العلم. والسرعة تعود في أسبوعين، وما كُتب في الدفتر يعود في أمسية. أما الذي لا يعود فهو الشهر الذي استحييت فيه أن تبدأ.</p>
<h2>إن نويت المواصلة</h2>
<p>قرّر في أول شهرين، فمستواك في الشهادة ما زال مستواك في الواقع. واختر هدفًا واحدًا له تاريخ: اختبارًا في الخريف، أو مقابلة عمل، أو أول مقرر جامعي. تكفيك للقواعد دورة مسائية في مدينتك، وتكفيك للجرأة محادثة واحدة في الأسبوع مع من عرفت هناك، وكلاهما أرخص من القهوة التي كنت تشربها في تلك المدينة.</p>
<p>ومن طلابنا من يعود أربعة أسابيع كل صيف، والدورة الثانية أقل كلفة من الأولى: كثير من المعاهد لا يعيد رسوم التسجيل، وأنت تعرف طريق الحافلة. <a href="/search-by-course">تصفّح الدورات القصيرة</a>، أو <a href="/contact-us">راسل مرشدك</a> فملفك ما زال عنده.</p>`,
  },
}
