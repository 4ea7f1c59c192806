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
<p>Nearly every city on our list has a mosque or a student society that sets a long table and asks for nothing. Go on the first evening, for on the second you are already expected. Bring something, if only a bag of oranges, and stay to wash up: that is where people learn your name. And invite: a Korean classmate who has fasted one day with you out of curiosity is a friend for years.</p>
<blockquote><p>My host father, seventy and Scottish, stood at the window with his watch and said: “You may begin.” He did it for thirty days.</p></blockquote>
<h2>A day of fasting, hour by hour</h2>
<ol>
<li><strong>Before dawn.</strong> Lay the table the evening before and set two alarms. Slow food carries you furthest: oats, eggs, yoghurt, brown bread, dates. Drink a little at a time and not all at the end.</li>
<li><strong>Before school.</strong> Sleep again if the timetable allows it. Walk or take the bus; leave running for the evening.</li>
<li><strong>The midday break.</strong> Everybody eats, and you need not hide. Go to the library, pray, or walk once around the block. A quarter of an hour with your eyes shut is worth more than an hour in the evening.</li>
<li><strong>The afternoon.</strong> Do the exercises that need a pen and little thought. Leave listening and essays for after the meal.</li>
<li><strong>Sunset.</strong> Dates, water, soup, the prayer, and then the dinner. Those who eat everything at once fall asleep on their homework.</li>
<li><strong>The night.</strong> Tarawih at the mosque or in your room, an hour of study, and bed.</li>
</ol>
<p>Try it for a day in Sha’ban, with school and bus and homework, and you will know before the month which part of the plan does not hold.</p>
<h2>Lessons while fasting</h2>
<ol>
<li>Sit in front. Tiredness begins at the back.</li>
<li>Speak in the first lesson and listen in the last.</li>
<li>Tell the teacher once. She will then understand your yawn.</li>
</ol>
<h2>When you are ill or on the road</h2>
<p>A journey and an illness have their concessions in our religion, so ask somebody whose knowledge you trust before you leave, not in the airport. Tell the school if you take medicine at fixed hours. If you feel faint in class, say so at once: your teachers have never seen you fasting, and cannot know what is tiredness and what is more than that. If you travel east or west in the month, follow the sun of the place you are in.</p>
<h2>And the feast?</h2>
<p>Eid may fall on a school day. Ask for the morning off a week before; a school that is asked in time rarely refuses. Wear your own clothes, pray in the park with thousands, and bring dates to class. Those on a visa that counts attendance should ask for the absence <strong>in writing</strong>.</p>
<h2>Prayer times, alms and the telephone</h2>
<p>Install an application with the times of your city and find out which timetable its mosque follows, for in the north timetables may differ by some minutes. Give your zakat al-fitr through the mosque before Eid: it knows who is in need in its quarter. And ring your family before they break the fast, not after. The difference in time makes their sunset your afternoon, and you will be glad of two: one with them on the screen, and one at your own table.</p>
<p>Would you rather be at home for it? Some schools let you pause in the middle of a long course; ask before you book. <a href="/faq">Read how</a>, or move the start with the calendar on the <a href="/search-by-course">course page</a>.</p>`,
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
<p>في كل مدينة من مدننا تقريبًا مسجد أو نادٍ للطلاب يمدّ سفرة طويلة ولا يسأل أحدًا شيئًا. احضر من الليلة الأولى، فمن الثانية سيفتقدونك إن غبت. وخذ معك شيئًا ولو كيس برتقال، وابقَ لغسل الصحون، فهناك يحفظ الناس اسمك. وادعُ غيرك، فزميلك الكوري الذي صام معك يومًا من باب الفضول يبقى صديقك سنين.</p>
<blockquote><p>كان صاحب البيت اسكتلنديًّا في السبعين، يقف عند النافذة وساعته في يده ويقول لي: «تفضّل، حان الوقت». فعلها ثلاثين يومًا.</p></blockquote>
<h2>يوم الصائم من أوله إلى آخره</h2>
<ol>
<li><strong>قبل الفجر.</strong> جهّز سحورك من الليل واضبط منبّهين. والطعام الذي يُهضم على مهل يحملك أبعد: الشوفان والبيض واللبن والخبز الأسمر والتمر. واشرب الماء على دفعات، ولا تؤخّره كله إلى آخر لحظة.</li>
<li><strong>قبل الدوام.</strong> عد إلى النوم إن سمح جدولك. وامشِ إلى المعهد أو اركب الحافلة، واترك الجري لما بعد الإفطار.</li>
<li><strong>الفسحة.</strong> الجميع يأكل ولا حاجة بك إلى الاختباء. اذهب إلى المكتبة، أو صلِّ، أو امشِ حول المبنى مرة. وربع ساعة تغمض فيها عينيك أنفع لك من ساعة في المساء.</li>
<li><strong>العصر.</strong> أنجز التمارين التي تحتاج إلى قلم وقليل من التفكير، وأجّل الاستماع وكتابة المقال إلى ما بعد الإفطار.</li>
<li><strong>المغرب.</strong> تمر وماء وشوربة ثم الصلاة ثم العشاء. ومن أكل كل شيء دفعة واحدة نام على واجبه.</li>
<li><strong>الليل.</strong> التراويح في المسجد أو في غرفتك، ثم ساعة مذاكرة، ثم الفراش.</li>
</ol>
<p>جرّب هذا الجدول يومًا في شعبان، بدوامه وحافلته وواجباته، وستعرف قبل الشهر أي جزء من الخطة لا يصمد.</p>
<h2>الدروس وأنت صائم</h2>
<ol>
<li>اجلس في الأمام، فالتعب يبدأ من الخلف.</li>
<li>تكلّم في الحصة الأولى واستمع في الأخيرة.</li>
<li>أخبر معلمتك مرة واحدة، وستعذر تثاؤبك بعدها.</li>
</ol>
<h2>إذا مرضت أو سافرت</h2>
<p>للسفر والمرض رخصة في ديننا، فاسأل من تثق بعلمه قبل أن تسافر لا وأنت في المطار. وأخبر المعهد إن كنت تتناول دواءً في ساعات محددة. وإن أحسست بدوار في الفصل فقل ذلك فورًا، فمعلموك لم يروك صائمًا من قبل، ولا يعرفون أين ينتهي التعب ويبدأ ما هو أكبر منه. وإذا سافرت شرقًا أو غربًا في أثناء الشهر فاتبع شمس البلد الذي أنت فيه.</p>
<h2>والعيد؟</h2>
<p>قد يوافق يوم دراسة. استأذن في صباحه قبل أسبوع، فقلّما يردّ المعهد من سأله مبكرًا. البس ثوبك، وصلِّ مع الآلاف في الحديقة، وخذ التمر إلى الفصل. ومن كانت تأشيرته تحسب الحضور فليطلب الإذن <strong>مكتوبًا</strong>.</p>
<h2>المواقيت والزكاة والهاتف</h2>
<p>حمّل تطبيقًا لمواقيت مدينتك واعرف أي توقيت يعتمده مسجدها، فقد تختلف الجداول بضع دقائق في الشمال. وأخرج زكاة الفطر عن طريق المسجد قبل العيد، فهم يعرفون المحتاج في حيّهم. ورتّب مكالمة أهلك قبل إفطارهم لا بعده، ففرق التوقيت يجعل مغربهم عصرًا عندك، وستفرح بأن تفطر مرتين: مرة معهم في الشاشة، ومرة على سفرتك.</p>
<p>وإن أحببت أن تقضيه مع أهلك، فبعض المعاهد يسمح بالتوقف في منتصف الدورة الطويلة، فاسأل قبل أن تحجز. <a href="/faq">اقرأ كيف</a>، أو قدّم موعد البدء من التقويم في <a href="/search-by-course">صفحة الدورة</a>.</p>`,
  },
}
