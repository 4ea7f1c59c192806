/** Writing a review: loaded with the list, when somebody asks for it. */
import { useState } from 'react'
import { Field, Form } from 'react-final-form'
import { locales } from '../../config/locales'
import { to } from '../../config/routes'
import { reviewCriteria } from '../../contract/review-schema'
import { BoundArea, BoundCheckbox, BoundSelect, BoundText, FormName } from '../../forms/bound-fields'
import { Foot, FormStack, Group, Pair } from '../../forms/form-layout'
import { Refused } from '../../forms/refused'
import { Sent } from '../../forms/sent'
import { useSend } from '../../forms/use-send'
import { lateClient } from '../../hooks/late-client'
import { useLocale, useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { emptyReview, type ReviewValues } from './review-values'
import { StarField } from './star-field'

const loadCheck = () => import('./review-check').then(({ checkReview }) => checkReview)

function Fields() {
  const t = useText('reviews')
  const locale = useLocale()
  const privacy = (
    <a href={to.privacy(locale)} target="_blank" rel="noopener">
      {t('form.privacyLink')}
    </a>
  )
  return (
    <>
      <Group>
        <legend>{t('form.rate')}</legend>
        <StarField name="rating" legend={t('form.rating')} />
        <Pair>
          {reviewCriteria.map((name) => (
            <StarField key={name} name={`criteria.${name}`} legend={`${t(`form.criteria.${name}`)} ${t('form.optional')}`} />
          ))}
        </Pair>
      </Group>
      <Group>
        <legend>{t('form.words')}</legend>
        <BoundText name="title" label={t('form.title')} dir="auto" />
        <BoundArea name="body" label={t('form.body')} hint={t('form.bodyHint')} rows={6} />
        <BoundText name="nickname" label={t('form.nickname')} hint={t('form.nicknameHint')} dir="auto" />
        <BoundSelect name="language" label={t('form.language')}>
          {locales.map((language) => (
            <option key={language} value={language}>
              {t(`form.languages.${language}`)}
            </option>
          ))}
        </BoundSelect>
      </Group>
      <Group>
        <legend>{t('form.proof')}</legend>
        <p>{t('form.proofHint')}</p>
        <Pair>
          <BoundText name="booking_number" label={t('form.number')} dir="ltr" autoComplete="off" />
          <BoundText name="email" type="email" label={t('form.email')} autoComplete="email" />
        </Pair>
        <BoundCheckbox name="consents.publish" label={t('form.publish')} hint={privacy} />
      </Group>
    </>
  )
}

/** A review is in the language that its author names, which need not be the page's. @assumed */
export function ReviewForm({ courseId }: { courseId: number }) {
  const t = useText('reviews')
  const locale = useLocale()
  const [isSent, setSent] = useState(false)
  const [initial] = useState(() => emptyReview(locale))
  const submit = useSend<ReviewValues>({
    about: `review-${courseId}`,
    loadCheck,
    send: ({ language, consents: _given, ...review }, key) => {
      const sent = { ...review, product_id: courseId, store_view: language }
      return lateClient(locale).call('core/products/addProductReview', sent, { key })
    },
    onSent: () => setSent(true),
  })
  if (isSent) return <Sent title={t('sent.title')}>{t('sent.text')}</Sent>
  return (
    <FormName.Provider value="review">
      <Form<ReviewValues> onSubmit={submit} initialValues={initial} subscription={{ submitting: true }}>
        {({ handleSubmit, submitting }) => (
          <FormStack onSubmit={handleSubmit} noValidate aria-label={t('write')}>
            <Refused />
            <Fields />
            <VisuallyHidden aria-hidden="true">
              <Field name="website" component="input" tabIndex={-1} autoComplete="off" />
            </VisuallyHidden>
            <Foot>
              <Button type="submit" size="large" busy={submitting === true} busyLabel={t('form.sending')}>
                {t('form.send')}
              </Button>
            </Foot>
          </FormStack>
        )}
      </Form>
    </FormName.Provider>
  )
}
