import type { Post } from '../../../../../src/contract/catalogue-schema'
import { demoFilm } from '../../demo-film'
import { authors, topics } from './desk'

export const theFirstWeek: Post = {
  id: 6,
  url: { en: 'the-first-week', ar: 'الأسبوع-الأول' },
  title: { en: 'The first week, day by day', ar: 'الأسبوع الأول يومًا بيوم' },
  summary: {
    en: 'From the arrivals hall to the first Friday: what to do on each day so that the second week is easy.',
    ar: 'من صالة الوصول إلى أول جمعة: ماذا تفعل في كل يوم حتى يأتي الأسبوع الثاني سهلًا.',
  },
  author: authors.noura,
  publishedOn: '2026-03-29',
  poster: 'manchester',
  topic: topics.living,
  html: {
    en: `<p>Everyone is homesick on the third evening. It is so reliable that we warn students of it by date. What follows is the week we wish somebody had planned for us.</p>
<h2>Saturday or Sunday: arrive</h2>
<p>Choose a plane that lands by day. Keep the driver’s number, the family’s address and the school’s emergency number on paper, for telephones are empty when they are needed. Send one message home: “I am in the house.” Then eat with the family, even if you are not hungry.</p>
<p>For the hours in the air, something that needs no language at all:</p>
<iframe src="${demoFilm.embed}" title="A short film: a rabbit loses his patience"></iframe>
<h2>Monday: the test</h2>
<p>Go early and bring your passport. The placement test decides your class, so do not prepare for it and do not copy. A class that is too high costs you a month. Ask for the timetable in writing.</p>
<h2>Tuesday: three errands</h2>
<ul>
<li>A local number for your telephone.</li>
<li>A student or monthly pass for bus and train.</li>
<li>The walk to school at the hour at which you will really walk it.</li>
</ul>
<h2>Wednesday: the bad evening</h2>
<p>You understood half, spoke little and somebody laughed. Ring home, but not from bed. Go for a walk, buy one thing in a shop and ask one question you know the answer to. It passes by the weekend.</p>
<h2>Thursday: change what is wrong</h2>
<p>The first week is when classes are easily changed. If you are bored, or lost, tell the academic office today. If the room has a problem, tell the accommodation office today. Next week you will have got used to it, which is worse.</p>
<h2>Friday: find your people, and others</h2>
<p>Friday prayers, then the school’s outing. Go to both. At the mosque you find a cousin’s friend; at the outing you find the Brazilian with whom you will speak English for three months, because he has no Arabic and you have no Portuguese.</p>
<h2>Sunday: write it down</h2>
<ol>
<li>Three things you could not say this week. Learn to say them.</li>
<li>What you spent. Compare it with the <a href="/blog/a-budget-that-holds">budget</a>.</li>
<li>One person you will speak to every day.</li>
</ol>
<blockquote><p>On the first Wednesday I looked up flights. On the last Wednesday I looked up how to stay.</p></blockquote>
<h2>What can wait</h2>
<p>A bank account, a gymnasium, the famous sights, a laptop bargain. All of that is still there in the third week, when you can ask for it properly.</p>
<h2>If you live with a family</h2>
<p>On the first evening ask four questions, and nobody will have to guess for the rest of the stay: when is dinner, and what shall I do if I am late? When may I wash clothes? May I use the kitchen for a cup of tea? At what hour does the house go to sleep? Say yourself when you get up to pray and that you will be quiet about it; nobody minds what was announced. Strip the bed when you are asked to and carry your own plate, whether or not anyone carried plates at home. And say the small sentence at the end of the meal, in their language, every day. It costs nothing, and it is the reason why some students are invited back the summer after.</p>
<p>We ring every student in the first week. If something cannot wait, the emergency number answers at any hour, in Arabic. You find it on your booking; for everything else, <a href="/contact-us">write to us</a>.</p>`,
    ar: `<p>كل طالب يشتاق إلى أهله في المساء الثالث، وقد تكرر ذلك حتى صرنا ننبّه الطلاب إليه بالتاريخ. وهذا هو الأسبوع الذي تمنينا لو رتّبه لنا أحد حين سافرنا.</p>
<h2>السبت أو الأحد: الوصول</h2>
<p>اختر رحلة تصل نهارًا. واكتب رقم السائق وعنوان العائلة ورقم الطوارئ في ورقة، فالجوال يفرغ شحنه ساعة الحاجة إليه. أرسل إلى أهلك رسالة واحدة: «وصلت البيت»، ثم اجلس إلى الطعام مع العائلة ولو لم تكن جائعًا.</p>
<p>ولساعات الطائرة، شيء لا يحتاج إلى لغة أصلًا:</p>
<iframe src="${demoFilm.embed}" title="فيلم قصير: أرنب ينفد صبره"></iframe>
<h2>الإثنين: اختبار المستوى</h2>
<p>اذهب مبكرًا ومعك جوازك. هذا الاختبار يحدد فصلك فلا تستعد له ولا تنقل من غيرك، لأن الفصل الأعلى من مستواك يضيّع عليك شهرًا. واطلب الجدول مكتوبًا.</p>
<h2>الثلاثاء: ثلاثة مشاوير</h2>
<ul>
<li>شريحة محلية لجوالك.</li>
<li>بطاقة طالب أو اشتراك شهري للمواصلات.</li>
<li>طريق المعهد، تمشيه في الساعة التي ستمشي فيها كل يوم.</li>
</ul>
<h2>الأربعاء: المساء الصعب</h2>
<p>فهمت النصف، وتكلمت قليلًا، وضحك أحدهم. كلّم أهلك، لكن لا تكلمهم من فراشك. اخرج وامشِ واشترِ شيئًا واحدًا واسأل سؤالًا تعرف جوابه. سيمرّ الضيق قبل نهاية الأسبوع.</p>
<h2>الخميس: أصلح ما لا يناسبك</h2>
<p>تغيير الفصل سهل في الأسبوع الأول وحده. إن شعرت بالملل أو بأنك لا تلحق فأخبر الشؤون الأكاديمية اليوم، وإن كان في الغرفة عيب فأخبر قسم السكن اليوم. في الأسبوع القادم ستكون قد تعودت، وهذا أسوأ.</p>
<h2>الجمعة: أهل بلدك وغيرهم</h2>
<p>صلِّ الجمعة ثم اذهب في رحلة المعهد، ولا تترك إحداهما. في المسجد تجد صديق ابن عمك، وفي الرحلة تجد البرازيلي الذي ستكلمه بالإنجليزية ثلاثة أشهر لأنه لا يعرف العربية وأنت لا تعرف البرتغالية.</p>
<h2>الأحد: ورقة وقلم</h2>
<ol>
<li>ثلاثة أشياء لم تستطع قولها هذا الأسبوع، فتعلّم كيف تقولها.</li>
<li>ما صرفته، وقارنه <a href="/blog/ميزانية-تصمد">بميزانيتك</a>.</li>
<li>شخص واحد تكلّمه كل يوم.</li>
</ol>
<blockquote><p>في أول أربعاء بحثت عن تذكرة عودة، وفي آخر أربعاء بحثت عن طريقة أبقى بها.</p></blockquote>
<h2>ما يحتمل التأجيل</h2>
<p>الحساب البنكي، والنادي الرياضي، والمعالم المشهورة، وعروض الأجهزة. كل ذلك باقٍ في الأسبوع الثالث، وستسأل عنه حينها بلغة أحسن. لا تُرهق نفسك بأن ترى كل شيء وتصوّر كل شيء، فأنت مقيم لا سائح، والمقيم يكفيه أن يعرف شارعه. واكتب كل مساء سطرين عمّا جرى في يومك، فستضحك منهما بعد شهر، وستعرف كم تقدمت.</p>
<h2>إن كنت تسكن مع عائلة</h2>
<p>اسأل في المساء الأول أربعة أسئلة فلا يضطر أحد إلى التخمين بعدها: متى العشاء، وماذا أفعل إن تأخرت؟ ومتى أغسل ملابسي؟ وهل أدخل المطبخ لأعدّ كوب شاي؟ ومتى ينام أهل البيت؟ وأخبرهم أنت أنك تقوم لصلاة الفجر وأنك ستتحرك بهدوء، فما أُعلن عنه لا يضايق أحدًا. وارفع صحنك بيدك ورتّب فراشك ولو لم تكن تفعل ذلك في بيتكم. وقل كلمة الشكر بعد الطعام بلغتهم كل يوم. لا تكلفك شيئًا، وبسببها دُعي بعض طلابنا إلى البيت نفسه ضيوفًا في الصيف الذي بعده.</p>
<p>نحن نتصل بكل طالب في أسبوعه الأول. وما لا يحتمل الانتظار فله رقم الطوارئ في حجزك، يجيبك بالعربية في أي ساعة، ولغير ذلك <a href="/contact-us">تواصل معنا</a> كما تحب.</p>`,
  },
}
