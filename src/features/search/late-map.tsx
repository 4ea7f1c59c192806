import { clientFailure } from '../../api/failure'
import { useFailureMessage } from '../../i18n/failure-message'
import { latePart } from '../../ui/late-part'
import { mapHeight } from '../../ui/map/map-height'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import type { ResultsMapProps } from './results-map'

function OutOfReach() {
  const say = useFailureMessage()
  return <Notice tone="error" role="alert" title={say(clientFailure('network'))} />
}

/** The map of the results, whose code comes when it is opened; with what draws it, or it would be an empty frame. */
export const LateMap = latePart<ResultsMapProps>(
  () => Promise.all([import('./results-map'), import('../../ui/map/draw-map')]).then(([{ ResultsMap }]) => ResultsMap),
  <Skeleton $height={mapHeight} />,
  OutOfReach,
)
