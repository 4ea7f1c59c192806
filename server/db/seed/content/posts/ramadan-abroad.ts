import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const ramadanAbroad: Post = {
  id: 8,
  url: { en: 'ramadan-abroad', ar: 'رمضان-في-الغربة' },
  title: { en: 'Ramadan abroad: short days, full lessons', ar: 'رمضان في الغربة: نهار قصير ودروس كاملة' },
  summary: {
    en: 'Ramadan falls in the northern winter these years. What to arrange with school and family, and how not to break the fast alone.',
    ar: 'يأتي رمضان هذه السنوات في شتاء الشمال. ما الذي ترتبه مع المعهد والعائلة، وكيف لا تفطر وحدك.',
  },
  author: authors.noura,
  publishedOn: '2026-02-01',
  poster: 'london',
  topic: topics.living,
  html: {
    en: `<p>A student who meets Ramadan abroad for the first time usually fears the hunger. The hunger is the easy part, above all in these years in which the month falls in winter. The hard part is the sunset, when nobody around you knows what has just happened.</p>
<h2>The clock is on your side</h2>
<p>In February a day of fasting in Manchester or Vancouver is about as long as one in Riyadh, or shorter; by the middle of March it draws level. South of the equator it is summer: in Sydney or Cape Town the day is longer and warmer. If you can choose your dates, choose with this in mind.</p>
<h2>What to arrange beforehand</h2>
<ul>
<li><strong>With the school.</strong> Lessons go on. Ask for the morning timetable, for a room to pray in, and that your test is not set in the last half hour before sunset.</li>
<li><strong>With the family.</strong> Explain it in a paragraph a week ahead: no food or water from dawn to sunset, a light meal before dawn, dinner at the minute. Ask for a shelf in the refrigerator, a flask and permission to use the kitchen quietly at five.</li>
<li><strong>With yourself.</strong> Sleep in two halves, and put homework between prayers, not after midnight.</li>
</ul>
<h2>Never break the fast alone twice</h2>
<p>Nearly every city on our list has a mosque or a student society that sets a long table and asks for nothing. Go on the first evening, for on the second you are already expected. And invite: a Korean classmate who has fasted one day with you out of curiosity is a friend for years.</p>
<blockquote><p>My host father, seventy and Scottish, stood at the window with his watch and said: “You may begin.” He did it for thirty days.</p></blockquote>
<h2>Lessons while fasting</h2>
<ol>
<li>Sit in front. Tiredness begins at the back.</li>
<li>Speak in the first lesson and listen in the last.</li>
<li>Tell the teacher once. She will then understand your yawn.</li>
</ol>
<h2>And the feast?</h2>
<p>Eid may fall on a school day. Ask for the morning off a week before; nobody refuses. Wear your own clothes, pray in the park with thousands, and bring dates to class. Those on a visa that counts attendance should ask for the absence <strong>in writing</strong>.</p>
<p>Would you rather be at home for it? A pause in the middle of a long course is often free: <a href="/faq">see how</a>, or move the start with the calendar on the <a href="/search-by-course">course page</a>.</p>`,
    ar: `<p>من يدركه رمضان في الغربة أول مرة يخاف الجوع. والجوع أهون ما فيه، وخصوصًا هذه السنوات التي يأتي فيها الشهر في الشتاء. إنما الصعب ساعة الغروب، حين لا يعرف أحد ممن حولك ما الذي حدث للتو.</p>
<h2>الوقت في صفك</h2>
<p>نهار الصائم في مانشستر أو فانكوفر في فبراير قريب من نهار الرياض أو أقصر منه، ثم يتساويان قرب منتصف مارس. أما جنوب خط الاستواء فالفصل صيف، والنهار في سيدني وكيب تاون أطول وأدفأ. فإن كان لك أن تختار موعدك فضع هذا في حسابك.</p>
<h2>ما الذي ترتبه قبله؟</h2>
<ul>
<li><strong>مع المعهد.</strong> الدروس لا تتوقف. اطلب الجدول الصباحي، ومكانًا للصلاة، وألا يُجعل اختبارك في نصف الساعة التي تسبق المغرب.</li>
<li><strong>مع العائلة.</strong> اشرح لهم في فقرة قبل أسبوع: لا طعام ولا ماء من الفجر إلى المغرب، ووجبة خفيفة قبل الفجر، والعشاء على الدقيقة. واطلب رفًّا في الثلاجة وحافظة ماء حار، واستأذنهم في دخول المطبخ بهدوء وقت السحور.</li>
<li><strong>مع نفسك.</strong> نم على مرتين، واجعل الواجبات بين الصلوات لا بعد منتصف الليل.</li>
</ul>
<h2>لا تفطر وحدك مرتين</h2>
<p>في كل مدينة من مدننا تقريبًا مسجد أو نادٍ للطلاب يمدّ سفرة طويلة ولا يسأل أحدًا شيئًا. احضر من الليلة الأولى، فمن الثانية سيفتقدونك إن غبت. وادعُ غيرك، فزميلك الكوري الذي صام معك يومًا من باب الفضول يبقى صديقك سنين.</p>
<blockquote><p>كان صاحب البيت اسكتلنديًّا في السبعين، يقف عند النافذة وساعته في يده ويقول لي: «تفضّل، حان الوقت». فعلها ثلاثين يومًا.</p></blockquote>
<h2>الدروس وأنت صائم</h2>
<ol>
<li>اجلس في الأمام، فالتعب يبدأ من الخلف.</li>
<li>تكلّم في الحصة الأولى واستمع في الأخيرة.</li>
<li>أخبر معلمتك مرة واحدة، وستعذر تثاؤبك بعدها.</li>
</ol>
<h2>والعيد؟</h2>
<p>قد يوافق يوم دراسة. استأذن في صباحه قبل أسبوع ولن يردّك أحد. البس ثوبك، وصلِّ مع الآلاف في الحديقة، وخذ التمر إلى الفصل. ومن كانت تأشيرته تحسب الحضور فليطلب الإذن <strong>مكتوبًا</strong>.</p>
<h2>الزكاة والهاتف والوقت</h2>
<p>حمّل تطبيقًا لمواقيت مدينتك واعرف أي توقيت يعتمده مسجدها، فقد تختلف الجداول بضع دقائق في الشمال. وأخرج زكاة الفطر في المسجد قبل العيد بيومين، فهم يعرفون المحتاج في حيّهم. ورتّب مكالمة أهلك قبل إفطارهم لا بعده، ففرق التوقيت يجعل مغربهم عصرًا عندك، وستفرح بأن تفطر مرتين: مرة معهم في الشاشة، ومرة على سفرتك.</p>
<p>وإن أحببت أن تقضيه مع أهلك، فالتوقف في منتصف الدورة الطويلة بلا رسم في كثير من المعاهد. <a href="/faq">اقرأ كيف</a>، أو قدّم موعد البدء من التقويم في <a href="/search-by-course">صفحة الدورة</a>.</p>`,
  },
}
