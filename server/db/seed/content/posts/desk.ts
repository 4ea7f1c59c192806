import { text } from '../../text'

/** Who writes the blog. Nobody of that name works anywhere. */
export const authors = {
  reem: text('Reem Al-Shehri', 'ريم الشهري'),
  abdullah: text('Abdullah Al-Harbi', 'عبدالله الحربي'),
  noura: text('Noura Al-Qahtani', 'نورة القحطاني'),
  saad: text('Saad Al-Dossary', 'سعد الدوسري'),
}

export const topics = {
  choosing: text('Choosing', 'الاختيار'),
  money: text('Money', 'التكلفة'),
  before: text('Before you fly', 'قبل السفر'),
  living: text('Living there', 'الحياة هناك'),
  parents: text('For parents', 'لأولياء الأمور'),
}
