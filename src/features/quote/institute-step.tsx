import { stepAfter } from '../../domain/quote/steps'
import { Price } from '../../i18n/price'
import { useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { PickList } from '../../ui/pick-list'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'
import { useSchools } from './use-lists'
import { usualWeeks } from './usual-weeks'
import { WaitingList } from './waiting-list'

/** The institutes that teach the language in the city. */
export function InstituteStep({ builder, go }: StepProps) {
  const t = useText('quote')
  const tc = useText('course')
  const weeksText = useWeeks()
  const wish = builder.current?.wish
  const { language = null, country = null, city = null } = wish ?? {}
  const weeks = wish?.weeks ?? usualWeeks
  const { answer, failure, retry } = useSchools(builder.store, { language, country, city, weeks })
  if (!wish) return null
  const problems = wish.school ? [] : [{ field: 'quote-school', text: t('institute.needed') }]
  return (
    <StepFrame builder={builder} step="institute" lead={t('institute.lead')} problems={problems} onNext={() => go(stepAfter('institute'))}>
      {() => (
        <div id="quote-school" tabIndex={-1}>
          {answer ? (
            <PickList
              label={t('institute.title')}
              chosen={wish.school}
              picks={answer.items.map((school) => ({
                value: String(school.id),
                label: <bdi>{school.name}</bdi>,
                hint: [
                  school.reviewCount > 0 && tc('rating.label', { rating: school.rating / 10 }),
                  t('destination.courses', { count: school.matchingCourses }),
                  ...school.accreditations.slice(0, 2),
                ]
                  .filter(Boolean)
                  .join(' · '),
                aside: school.tripFromSar !== null && (
                  <>
                    {t('institute.from', { weeks: weeksText(weeks) })}{' '}
                    <b>
                      <Price minor={school.tripFromSar} />
                    </b>
                  </>
                ),
              }))}
              onPick={(school) => builder.change({ school })}
            />
          ) : (
            <WaitingList failure={failure} onRetry={retry} />
          )}
        </div>
      )}
    </StepFrame>
  )
}
