import sharp from 'sharp'
import type { PictureSubject } from '../../../../src/contract/picture-schema'
import type { LocalisedText } from '../../../../src/contract/text-schema'
import { addPicture } from '../../../modules/pictures/pictures-service'
import type { Services } from '../../../services'
import { sentinels } from '../sentinels'
import { text } from '../text'
import { drawings } from './drawings'

type Seeded = { drawn: keyof typeof drawings; alt: LocalisedText; shownBy: { subject: PictureSubject; id: number }[] }

const seeded: Seeded[] = [
  {
    drawn: 'classroom',
    alt: text('A bright classroom with rows of desks and a green board', 'قاعة دراسية مضيئة فيها صفوف من الطاولات وسبورة خضراء'),
    shownBy: [{ subject: 'branch', id: sentinels.branchId }],
  },
  {
    drawn: 'readingRoom',
    alt: text('The reading room: bookshelves and a long table with lamps', 'قاعة القراءة: رفوف كتب وطاولة طويلة عليها مصابيح'),
    shownBy: [
      { subject: 'branch', id: sentinels.branchId },
      { subject: 'school', id: sentinels.schoolId },
    ],
  },
  {
    drawn: 'house',
    alt: text('The student residence in the evening, lights in its windows', 'سكن الطلاب مساءً والأضواء في نوافذه'),
    shownBy: [{ subject: 'accommodation', id: sentinels.residenceId }],
  },
]

/** The demo school's pictures, by the way every upload takes. To be called once the catalogue is written. */
export async function seedPictures(services: Services): Promise<void> {
  for (const { drawn, ...upload } of seeded) {
    const bytes = await sharp(Buffer.from(drawings[drawn]())).jpeg({ quality: 90 }).toBuffer()
    await addPicture(services, { bytes, ...upload })
  }
}
