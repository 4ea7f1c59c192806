import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const parentsChecklist: Post = {
  id: 9,
  url: { en: 'parents-checklist', ar: 'قائمة-أولياء-الأمور' },
  title: { en: 'A checklist for parents', ar: 'قائمة أولياء الأمور قبل سفر الأبناء' },
  summary: {
    en: 'Twenty minutes with this page answer most of what keeps parents awake before a son or daughter flies.',
    ar: 'عشرون دقيقة مع هذه الصفحة تجيبك عن أكثر ما يشغل بال الأب والأم قبل سفر الابن أو البنت.',
  },
  author: authors.reem,
  publishedOn: '2026-03-08',
  poster: 'cambridge',
  topic: topics.parents,
  html: {
    en: `<p>You know your child; we know the schools. This list is where the two meet. Print it, and ask us about every line you cannot tick.</p>
<h2>Before you book</h2>
<ul>
<li>Is the school accredited in its own country, and by whom? The name stands on the school’s page.</li>
<li>What is the youngest age in that class, not in the school as a whole?</li>
<li>Who is responsible for a student under eighteen after lessons, and until what hour?</li>
<li>Are boys’ and girls’ houses separate? Are there men in the host family?</li>
<li>Is the total complete? Registration, placement, supplement for minors, transfer both ways, insurance.</li>
</ul>
<h2>The host family</h2>
<p>For a student under eighteen you approve the family before we confirm. You receive names, the number of people in the house, animals, the distance to school and how it is travelled. Families who take minors are checked by the police of their country. Ask for one call with them before the journey; ten minutes calm everybody.</p>
<h2>Papers</h2>
<table><thead><tr><th>Paper</th><th>Who signs</th></tr></thead><tbody>
<tr><td><a href="/parental-consent-letter">Letter of consent</a></td><td>Father or guardian</td></tr>
<tr><td>Guardianship abroad, where the country asks</td><td>Guardian there, arranged by the school</td></tr>
<tr><td>Medical form, medicines and allergies</td><td>Parent and doctor</td></tr>
<tr><td>Copy of the <a href="/student-insurance">insurance</a> card</td><td>Nobody; keep it on two telephones</td></tr>
</tbody></table>
<h2>The day of travel</h2>
<ol>
<li>The driver’s name and number are with you two weeks before. Save them.</li>
<li>Agree on one message: on landing, with the driver, in the house.</li>
<li>Know who to ring if it does not come: our emergency number, at any hour.</li>
</ol>
<h2>While they are there</h2>
<p>Ring on fixed days, and not in the lesson. Ask “What did you say today?” rather than “Are you all right?”, for the first can be answered. When they complain in the first week, listen and wait a day. When they complain in the second, ring us.</p>
<h2>What we do without being asked</h2>
<ul>
<li>A call in the first week, with a report to you.</li>
<li>The school’s attendance, once a month, for minors.</li>
<li>The same adviser from the first question to the flight home.</li>
</ul>
<blockquote><p>I had written forty questions. By the tenth the adviser said: “You are the mother I hope my own children have.” I stopped there.</p></blockquote>
<h2>Money and the telephone</h2>
<p>Two bank cards are better than one, kept in two places, and both with a limit you can change from home. Agree on a weekly sum and send it on the same day each week; a student who knows when the money comes learns to divide it. Set the phone up together before the flight: roaming for the first two days, location shared with one of you and not with five, and a picture of the passport where it can be found without a network. Write the emergency number on paper as well. And agree what you will do with the location: a parent who rings because the dot stands still teaches the child to leave the phone at home. Look at it when a message is late, and not otherwise.</p>
<p>Under sixteen, a <a href="/summer-groups">summer group</a> with its own leader is nearly always the better beginning.</p>`,
    ar: `<p>أنتم أعرف بابنكم ونحن أعرف بالمعاهد، وهذه القائمة تجمع المعرفتين. اطبعوها، واسألونا عن كل سطر لا تجدون له جوابًا.</p>
<h2>قبل الحجز</h2>
<ul>
<li>هل المعهد معتمد في بلده، ومن أي جهة؟ اسم الجهة في صفحة المعهد.</li>
<li>ما أصغر عمر في ذلك الفصل نفسه، لا في المعهد كله؟</li>
<li>من المسؤول عن الطالب دون الثامنة عشرة بعد الدروس، وإلى أي ساعة؟</li>
<li>هل سكن البنين منفصل عن سكن البنات؟ وهل في العائلة رجال؟</li>
<li>هل الإجمالي كامل؟ التسجيل، وترتيب السكن، وزيادة من هم دون السن، والاستقبال والتوديع، والتأمين.</li>
</ul>
<h2>العائلة المضيفة</h2>
<p>لا نؤكد حجز من هو دون الثامنة عشرة حتى توافقوا على العائلة. تصلكم أسماؤهم، وعدد من في البيت، وهل عندهم حيوانات، وبُعد البيت عن المعهد وطريقة الوصول. والعائلات التي تستقبل صغار السن تُفحص سجلاتها لدى الشرطة في بلدها. واطلبوا مكالمة واحدة معهم قبل السفر، فعشر دقائق تُطمئن الجميع.</p>
<h2>الأوراق</h2>
<table><thead><tr><th>الورقة</th><th>من يوقّعها</th></tr></thead><tbody>
<tr><td><a href="/parental-consent-letter">خطاب الموافقة</a></td><td>الأب أو ولي الأمر</td></tr>
<tr><td>الوصاية في الخارج، حيث تُطلب</td><td>وصي هناك يرتبه المعهد</td></tr>
<tr><td>النموذج الطبي والأدوية والحساسية</td><td>أحد الوالدين والطبيب</td></tr>
<tr><td>صورة بطاقة <a href="/تأمين-الطلاب">التأمين</a></td><td>لا أحد، وتُحفظ في جوالين</td></tr>
</tbody></table>
<h2>يوم السفر</h2>
<ol>
<li>اسم السائق ورقمه عندكم قبل السفر بأسبوعين، فاحفظوهما.</li>
<li>اتفقوا على ثلاث رسائل: عند الهبوط، ومع السائق، وفي البيت.</li>
<li>اعرفوا بمن تتصلون إن تأخرت الرسالة: رقم الطوارئ عندنا في أي ساعة.</li>
</ol>
<h2>وهم هناك</h2>
<p>اتصلوا في أيام ثابتة وفي غير وقت الدرس. واسألوا «ماذا قلت اليوم؟» بدل «هل أنت بخير؟»، فالأول له جواب. وإن اشتكى في الأسبوع الأول فاستمعوا وانتظروا يومًا، وإن اشتكى في الثاني فاتصلوا بنا.</p>
<h2>ما نفعله من دون أن تطلبوه</h2>
<ul>
<li>مكالمة في الأسبوع الأول، وخلاصتها تصلكم.</li>
<li>تقرير حضور شهري من المعهد لمن هم دون الثامنة عشرة.</li>
<li>المرشد نفسه من أول سؤال إلى رحلة العودة.</li>
</ul>
<blockquote><p>كتبت أربعين سؤالًا، وعند العاشر قال لي المرشد: «أتمنى أن تكون لأولادي أم مثلك». فتوقفت عنده.</p></blockquote>
<h2>ما لا ننصح به</h2>
<p>لا تسافروا معه أسبوعًا ثم تتركوه، فالوداع الثاني أصعب من الأول، ويضيع أسبوع اللغة الأهم. ولا تعطوه مصروف الشهر دفعة واحدة. ولا تعدوه بالعودة متى شاء، بل قولوا له: «جرّب أسبوعين كاملين ثم نتكلم». وقد رأينا أن أكثر من بكى في المطار هو أكثر من بكى يوم العودة.</p>
<h2>المال والجوال</h2>
<p>بطاقتان مصرفيتان خير من واحدة، كل منهما في مكان، ولكل منهما حدّ تغيّرونه من البيت. اتفقوا على مبلغ أسبوعي وأرسلوه في اليوم نفسه من كل أسبوع، فالطالب الذي يعرف متى يأتيه المال يتعلم كيف يقسّمه. وجهّزوا الجوال معًا قبل السفر: تجوال لليومين الأولين، ومشاركة الموقع مع واحد منكم لا مع خمسة، وصورة الجواز في مكان يُفتح من دون شبكة، ورقم الطوارئ مكتوب على ورقة أيضًا. واتفقوا كذلك على ما تفعلونه بالموقع، فمن يتصل كلما توقفت النقطة يعلّم ابنه أن يترك جواله في البيت. انظروا إليه إذا تأخرت الرسالة، ودعوه في غير ذلك.</p>
<p>ومن كان دون السادسة عشرة <a href="/summer-groups">فالمجموعة الصيفية</a> بمشرفها الخاص هي البداية الأنسب له في الغالب.</p>`,
  },
}
