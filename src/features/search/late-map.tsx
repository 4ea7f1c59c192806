import { type ComponentType, lazy, Suspense } from 'react'
import { clientFailure } from '../../api/failure'
import { useFailureMessage } from '../../i18n/failure-message'
import { mapHeight } from '../../ui/map/map-height'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import type { ResultsMapProps } from './results-map'

function OutOfReach() {
  const say = useFailureMessage()
  return <Notice tone="error" role="alert" title={say(clientFailure('network'))} />
}

type Shown = { default: ComponentType<ResultsMapProps> }

const ResultsMap = lazy(() =>
  import('./results-map').then(
    ({ ResultsMap }): Shown => ({ default: ResultsMap }),
    (): Shown => ({ default: OutOfReach }),
  ),
)

/** The map of the results, whose code comes when it is first opened. */
export const LateMap = (props: ResultsMapProps) => (
  <Suspense fallback={<Skeleton $height={mapHeight} />}>
    <ResultsMap {...props} />
  </Suspense>
)
