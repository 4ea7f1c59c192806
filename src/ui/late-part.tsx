import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A part whose file comes when it is first shown. Out of reach, `Missing` stands in its place, and the next time it is shown its file is asked for
 * again; React's lazy() would remember for good what came of its one try.
 * @param waiting stands there until the file has come
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  Missing: ComponentType<Props>,
): ComponentType<Props> {
  let come: ComponentType<Props> | undefined
  const keep = (Part: ComponentType<Props>) => {
    come = Part
    return Part
  }
  return (props) => {
    const [Drawn, setDrawn] = useState(() => come)
    useEffect(() => {
      load()
        .then(keep, () => Missing)
        .then((Part) => setDrawn(() => Part))
    }, [])
    return Drawn ? <Drawn {...props} /> : waiting
  }
}
