import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Badge } from '../../ui/chip'
import { Disclosure } from '../../ui/disclosure'

const Group = styled.div`
  padding-block: var(--space-1);
  summary { display: flex; gap: var(--space-2); inline-size: 100%; color: var(--ink); }
  summary > svg:last-child { margin-inline-start: auto; color: var(--action); }
`

type Props = { name: string; chosen: number; isOpen?: boolean; children: ReactNode }

/** One filter under its name. It opens with the page when it is one of the first or something in it is on; afterwards only by hand. What is in it is made when it is first opened. */
export function FilterGroup({ name, chosen, isOpen = false, children }: Props) {
  const [opens] = useState(isOpen || chosen > 0)
  const [wasOpened, setOpened] = useState(opens)
  return (
    <Group>
      <Disclosure
        open={opens}
        onOpen={() => setOpened(true)}
        summary={
          <>
            {name}
            {chosen > 0 && <Badge>{chosen}</Badge>}
          </>
        }
      >
        {wasOpened && children}
      </Disclosure>
    </Group>
  )
}
