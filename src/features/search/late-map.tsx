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

/** The map of the results, whose code comes when it is opened. */
export const LateMap = latePart<ResultsMapProps>(
  () => import('./results-map').then(({ ResultsMap }) => ResultsMap),
  <Skeleton $height={mapHeight} />,
  OutOfReach,
)
