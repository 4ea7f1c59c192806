import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const summerGroupsExplained: Post = {
  id: 10,
  url: { en: 'summer-groups-explained', ar: 'المجموعات-الصيفية-من-الداخل' },
  title: { en: 'What a day in a summer group looks like', ar: 'يوم كامل في مجموعة صيفية' },
  summary: {
    en: 'From breakfast to the evening message home: how a junior programme runs, who watches over it and what one price includes.',
    ar: 'من الفطور إلى رسالة المساء: كيف يسير برنامج الناشئين، ومن يشرف عليه، وماذا يشمل السعر الواحد.',
  },
  author: authors.saad,
  publishedOn: '2026-05-17',
  poster: 'bournemouth',
  topic: topics.parents,
  html: {
    en: `<p>Parents ask us for the timetable, then for the truth behind it. This is an ordinary Wednesday, told by one of our group leaders.</p>
<h2>Seven thirty: breakfast and counting</h2>
<p>The leader counts everyone at breakfast, on every bus and at every door. Telephones are collected at night and given back after lessons; children complain about it for two days and sleep better for three weeks.</p>
<h2>Nine to twelve: lessons</h2>
<p>Classes are mixed with Italians, Turks and Japanese of the same age and level. In a class of fifteen there are seldom more than four who speak Arabic. There is no grammar before half past ten: first they talk, then they learn why they were right.</p>
<h2>One o’clock: lunch, halal and hot</h2>
<p>All meals are halal. Allergies are on a card that the leader carries, not the child.</p>
<h2>Two to six: the reason they want to come again</h2>
<ul>
<li>Sport on three afternoons, with instructors.</li>
<li>Two whole-day outings a week: a castle, a football ground, a science museum.</li>
<li>Prayer in the group, wherever the bus happens to be.</li>
</ul>
<h2>Eight thirty: the quiet hour</h2>
<p>Games indoors, then the corridor. On a campus boys and girls live in separate houses, each with its own leaders day and night; with families, two friends of the same age share a home. At nine the leader writes to you: two lines and a picture, every evening.</p>
<h2>What one price holds</h2>
<table><thead><tr><th>Included</th><th>Not included</th></tr></thead><tbody>
<tr><td>Lessons, materials, certificate</td><td>Flight</td></tr>
<tr><td>Room and all meals</td><td>Visa fee</td></tr>
<tr><td>Outings, sport, transfers there and back</td><td>Pocket money; 150 riyals a week is plenty</td></tr>
<tr><td>Insurance and the leader from Riyadh</td><td>A lost jacket; bring two</td></tr>
</tbody></table>
<h2>Is my child ready?</h2>
<p>Ask three things. Can he pack his own bag? Has she slept a week away from you, at an aunt’s? Does he say when something hurts? Three yeses are enough, at nine as at fifteen. English is not on the list; the groups start from nothing.</p>
<blockquote><p>He left as a boy who would not order his own juice. In the airport coming home he ordered for the whole family.</p></blockquote>
<h2>What to do in the month before</h2>
<p>Let the child make the booking’s small decisions: which bag, which sport, whom to share a room with. Who has chosen something complains less. Practise four things at home, a week each: packing and unpacking alone, washing a shirt by hand, speaking to an adult one does not know, and going to bed without a screen. Learn ten sentences of the language together, and let them be useful ones: I am hungry, I am cold, I have lost my bag, please say it again. Come to the evening for parents before the journey, with the child; there they meet the supervisor and two or three of the others, and the first bus is then half as frightening. Mark everything with the name, the water bottle too, and send nothing that would be mourned if it were lost.</p>
<p>Places are few by nature: one leader for fifteen children, and no sixteenth. Most groups fill by the end of April. <a href="/summer-groups">See dates, ages and places left</a>, and read the <a href="/blog/parents-checklist">checklist for parents</a> first.</p>`,
    ar: `<p>يسألنا الأهل عن الجدول ثم عن حقيقته. وهذا يوم أربعاء عادي يرويه أحد مشرفينا.</p>
<h2>السابعة والنصف: الفطور والعدّ</h2>
<p>يعدّ المشرف الجميع عند الفطور، وفي كل حافلة، وعند كل باب. والجوالات تُجمع ليلًا وتُعاد بعد الدروس، فيتذمر الأولاد يومين ثم ينامون نومًا هنيئًا ثلاثة أسابيع.</p>
<h2>من التاسعة إلى الثانية عشرة: الدروس</h2>
<p>الفصول تجمعهم بإيطاليين وأتراك ويابانيين من العمر والمستوى نفسه، ونادرًا ما يزيد العرب على أربعة في فصل من خمسة عشر. ولا قواعد قبل العاشرة والنصف: يتكلمون أولًا، ثم يتعلمون لماذا كان كلامهم صحيحًا.</p>
<h2>الواحدة: غداء حلال وساخن</h2>
<p>جميع الوجبات حلال. والحساسية مكتوبة في بطاقة يحملها المشرف لا الطفل.</p>
<h2>من الثانية إلى السادسة: سبب رغبتهم في العودة</h2>
<ul>
<li>رياضة ثلاثة أيام في الأسبوع مع مدربين.</li>
<li>رحلتان كل أسبوع، كل منهما يوم كامل: قلعة، أو ملعب كرة، أو متحف علوم.</li>
<li>الصلاة جماعة حيثما كانت الحافلة.</li>
</ul>
<h2>الثامنة والنصف: ساعة الهدوء</h2>
<p>ألعاب في الداخل ثم إلى الغرف. في سكن المعهد للبنين مبنى وللبنات مبنى، ولكل مبنى مشرفوه ليل نهار، ومن سكن مع عائلة كان معه رفيق من عمره. وفي التاسعة يكتب لكم المشرف سطرين ومعهما صورة، كل مساء.</p>
<h2>ماذا يشمل السعر الواحد؟</h2>
<table><thead><tr><th>يشمل</th><th>لا يشمل</th></tr></thead><tbody>
<tr><td>الدروس والكتب والشهادة</td><td>تذكرة الطيران</td></tr>
<tr><td>السكن وكل الوجبات</td><td>رسوم التأشيرة</td></tr>
<tr><td>الرحلات والرياضة والاستقبال والتوديع</td><td>المصروف، ويكفي 150 ريالًا في الأسبوع</td></tr>
<tr><td>التأمين والمشرف المرافق من الرياض</td><td>المعطف الضائع، فخذوا اثنين</td></tr>
</tbody></table>
<h2>هل ابني مستعد؟</h2>
<p>اسألوا أنفسكم ثلاثة أسئلة: هل يرتب حقيبته بنفسه؟ وهل نام أسبوعًا بعيدًا عنكم عند خالته مثلًا؟ وهل يخبر إذا آلمه شيء؟ ثلاث مرات «نعم» تكفي، في التاسعة كما في الخامسة عشرة. وليست الإنجليزية من الشروط، فالمجموعات تبدأ من الصفر.</p>
<blockquote><p>ذهب وهو لا يطلب عصيره بنفسه، وفي مطار العودة طلب للعائلة كلها.</p></blockquote>
<h2>ماذا لو مرض أو اشتاق؟</h2>
<p>في كل سكن غرفة هادئة ومشرف يعرف طريق العيادة، والتأمين يغطي الزيارة، ونتصل بكم قبل أن نذهب لا بعده. أما الشوق فله علاج مجرّب: مهمة صغيرة يُسأل عنها الطفل كل صباح، كأن يحمل كرة الفريق أو يوقظ رفاقه للفجر. ومن لم ينفعه ذلك ثلاثة أيام حدّثناكم في أمره بصراحة، ولم يحدث ذلك إلا نادرًا.</p>
<h2>ماذا تفعلون في الشهر الذي يسبق؟</h2>
<p>اتركوا للطفل القرارات الصغيرة: أي حقيبة، وأي رياضة، ومن يشاركه الغرفة، فمن اختار قلّت شكواه. ودرّبوه في البيت على أربعة أشياء، لكل منها أسبوع: أن يرتب حقيبته ويفرغها وحده، وأن يغسل قميصًا بيده، وأن يكلّم كبيرًا لا يعرفه، وأن ينام من دون شاشة. وتعلّموا معه عشر جمل باللغة، ولتكن مما ينفع: أنا جائع، أشعر بالبرد، أضعت حقيبتي، أعد من فضلك. واحضروا لقاء الأهالي قبل السفر ومعكم الطفل، ففيه يرى مشرفه واثنين أو ثلاثة من رفاقه، فتهون عليه الحافلة الأولى. واكتبوا اسمه على كل شيء حتى قارورة الماء، ولا ترسلوا معه ما يحزنكم ضياعه.</p>
<p>والمقاعد قليلة بطبيعتها: مشرف لكل خمسة عشر طفلًا ولا زيادة. وأكثر المجموعات تكتمل قبل نهاية أبريل. <a href="/summer-groups">انظروا المواعيد والأعمار والمقاعد الباقية</a>، واقرؤوا أولًا <a href="/blog/قائمة-أولياء-الأمور">قائمة أولياء الأمور</a>.</p>`,
  },
}
