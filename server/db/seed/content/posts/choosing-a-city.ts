import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const choosingACity: Post = {
  id: 1,
  url: { en: 'choosing-a-city', ar: 'كيف-تختار-مدينتك' },
  title: { en: 'Choose the city before the school', ar: 'اختر المدينة قبل المعهد' },
  summary: {
    en: 'Two schools of the same quality give very different months in two different cities. Six questions that settle it.',
    ar: 'معهدان بمستوى واحد في مدينتين مختلفتين تجربتان لا تتشابهان. ستة أسئلة تحسم لك الاختيار.',
  },
  author: authors.reem,
  publishedOn: '2025-09-14',
  poster: 'dublin',
  topic: topics.choosing,
  html: {
    en: `<p>Most people begin with a list of schools. Begin with a map instead. You will spend four hours a day in the classroom and the other twenty in the city, and it is the other twenty that decide how much you speak.</p>
<h2>How big is too big?</h2>
<p>London and New York give you everything, an hour away. In Brighton, Galway or Valencia the school, the sea and your host family’s kitchen lie within one walk. If this is your first time alone, a smaller city lends you confidence: after a week the man in the bakery knows you, and talks.</p>
<h2>Who will sit beside you?</h2>
<p>Ask any school what share of its students speak Arabic in the month you want. In July it can be a third in the well-known places and almost none in Bristol, Perth or Lyon. January is quieter everywhere.</p>
<h2>What does a normal Tuesday cost?</h2>
<p>Tuition differs less than rent does. A room in central Sydney or Boston may cost twice what it costs in Kuala Lumpur or Malta. Compare the total for your own weeks on the <a href="/search-by-course">search page</a>, not the weekly fee on a poster.</p>
<h2>The questions nobody asks</h2>
<ul>
<li><strong>Prayer and food.</strong> Is there a mosque you can reach on a Friday between lessons? Each city page says so.</li>
<li><strong>Daylight.</strong> In December the sun sets in Edinburgh before four. Some students love it; some do not.</li>
<li><strong>The way home.</strong> A direct flight is worth a good deal when a grandmother falls ill.</li>
<li><strong>The accent.</strong> It matters less than you fear. You will understand all of them once you understand one.</li>
</ul>
<h2>A method that works</h2>
<ol>
<li>Write down three things you will not give up, and only three.</li>
<li>Strike out every city that fails one of them.</li>
<li>Of those left, take the two cheapest for your dates and read about the schools there.</li>
</ol>
<blockquote><p>I wanted London and took Dublin because of the price. By the second month I had stopped telling people it was my second choice.</p></blockquote>
<h2>Look at it once, from home</h2>
<p>Before you decide, spend an evening there without a ticket. Open the map at the school’s door and walk to the nearest mosque, the bus stop and the supermarket. Listen to the local radio while you do it. Look up the weather of the very weeks you will be there, not of the brochure’s summer. If after an hour you want to go on walking, that is an answer too.</p>
<h2>A month is not a year</h2>
<p>For four weeks take the city you would love to see: you will be tired of nothing, and the price of a room hardly matters. For half a year take the city you could bear on a wet Tuesday. Ask yourself three plain things: would I walk to the shop here, would I come home alone at nine here, and is there one place besides school where the same people meet every week? A football pitch, a mosque with a study circle, a library with a language table. From such a place come friends, and from friends comes the language. Long-stay students who moved after three months almost all moved to somewhere smaller, and almost none of them moved back.</p>
<p>Still torn between two? <a href="/get-help">Tell an adviser</a> your three things. You get an answer within a working day, and it costs nothing.</p>`,
    ar: `<p>أغلب الطلاب يبدؤون بقائمة المعاهد، والأولى أن تبدأ بالخريطة. ستجلس في الفصل أربع ساعات في اليوم، وتعيش العشرين الباقية في المدينة، وهذه العشرون هي التي تحدد كم ستتكلم.</p>
<h2>كبيرة أم صغيرة؟</h2>
<p>في لندن ونيويورك تجد كل شيء، لكن على بُعد ساعة. أما برايتون وغالواي وبلنسية فالمعهد والبحر وبيت العائلة كلها على مسافة مشي. وإن كانت هذه أول مرة تسافر فيها وحدك فالمدينة الصغيرة تمنحك الثقة، وبعد أسبوع يعرفك الخباز ويفتح معك الحديث.</p>
<h2>من سيجلس بجانبك؟</h2>
<p>اسأل المعهد عن نسبة العرب في الشهر الذي تنوي السفر فيه. قد تبلغ الثلث في يوليو في المدن المشهورة، وتكاد تختفي في بريستول أو بيرث أو ليون. ويناير أهدأ في كل مكان.</p>
<h2>كم يكلفك يوم عادي؟</h2>
<p>الفرق بين رسوم المعاهد أقل من الفرق بين الإيجارات. فغرفة في وسط سيدني أو بوسطن قد تعادل ضعف مثلها في كوالالمبور أو مالطا. لذلك قارن الإجمالي لأسابيعك أنت من <a href="/search-by-course">صفحة البحث</a>، ولا تقارن رسم الأسبوع المكتوب في الإعلان.</p>
<h2>أسئلة يغفل عنها كثيرون</h2>
<ul>
<li><strong>الصلاة والطعام.</strong> هل تدرك الجمعة بين الحصص؟ الجواب في صفحة كل مدينة.</li>
<li><strong>النهار.</strong> تغيب الشمس في إدنبرة قبل الرابعة عصرًا في ديسمبر، ومن الناس من يأنس بذلك ومنهم من يضيق به.</li>
<li><strong>طريق العودة.</strong> الرحلة المباشرة نعمة إذا احتاجك أهلك فجأة.</li>
<li><strong>اللهجة.</strong> لا تشغل بالك بها كثيرًا، فمن فهم واحدة فهم الباقي.</li>
</ul>
<h2>طريقة مجرّبة</h2>
<ol>
<li>اكتب ثلاثة أشياء لا تتنازل عنها، ولا تزد.</li>
<li>اشطب كل مدينة ينقصها واحد منها.</li>
<li>خذ أرخص مدينتين مما بقي في موعدك، ثم اقرأ عن معاهدهما.</li>
</ol>
<blockquote><p>كنت أريد لندن وذهبت إلى دبلن من أجل السعر. وفي الشهر الثاني لم أعد أقول لأحد إنها كانت خياري الثاني.</p></blockquote>
<h2>زرها مرة وأنت في بيتك</h2>
<p>قبل أن تقرر، اجعل لها أمسية من دون تذكرة. افتح الخريطة عند باب المعهد، وامشِ منه إلى أقرب مسجد، ثم إلى موقف الحافلة، ثم إلى متجر الحي، واسمع إذاعة المدينة وأنت تتجول. وانظر إلى طقس الأسابيع التي ستكون فيها هناك فعلًا، لا إلى صيف الكتيّب الدعائي. واسأل طالبًا عاد منها قبل شهرين، ولا تسأل من زارها سائحًا ثلاثة أيام. فإن مضت ساعة وأنت لا تزال تريد أن تمشي في شوارعها، فهذا جواب أيضًا.</p>
<h2>الشهر غير السنة</h2>
<p>إن كنت مسافرًا لأربعة أسابيع فاختر المدينة التي تتمنى رؤيتها، فلن يتسع الوقت لتملّ شيئًا، ولن يؤثر سعر الغرفة كثيرًا. أما إن كنت مقيمًا نصف سنة فاختر المدينة التي تحتملها في يوم ثلاثاء ماطر. واسأل نفسك ثلاثة أسئلة سهلة: هل أمشي فيها إلى المتجر؟ وهل أعود فيها إلى البيت وحدي في التاسعة مساءً وأنا مطمئن؟ وهل فيها غير المعهد مكان يجتمع فيه الناس أنفسهم كل أسبوع؟ ملعب كرة، أو مسجد فيه حلقة، أو مكتبة عامة تقيم جلسة محادثة. من مثل هذا المكان يأتي الأصدقاء، ومن الأصدقاء تأتي اللغة. ومن غيّر مدينته من طلابنا بعد ثلاثة أشهر انتقل في الغالب إلى مدينة أصغر، وقلّ من ندم على ذلك.</p>
<p>وإن احترت بين مدينتين فـ<a href="/get-help">اكتب لمرشدنا</a> أشياءك الثلاثة، ويصلك رأيه خلال يوم عمل من دون أي رسوم.</p>`,
  },
}
