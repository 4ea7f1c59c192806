import { createElement, useEffect, useState } from 'react'
import styled from 'styled-components'
import type { Shape } from '../domain/icon-shapes'
import { Icon, type IconName } from './icon'

/** Every icon the catalogue named at build: null where the sheet draws it, its shapes where not. Filled in by src/build/content-icons.ts. */
declare const __CONTENT_ICONS__: Record<string, Shape[] | null>
const atBuild = typeof __CONTENT_ICONS__ === 'undefined' ? {} : __CONTENT_ICONS__

const Drawing = styled.svg`
  flex: none;
  inline-size: var(--icon, 1.25em);
  block-size: var(--icon, 1.25em);
`

/** Shapes that came after the build: asked for once the page is awake. */
function useShapes(name: string): Shape[] {
  const [shapes, setShapes] = useState<Shape[]>(atBuild[name] ?? [])
  useEffect(() => {
    if (name in atBuild) return
    let here = true
    void import('./icon-service')
      .then(({ drawingOf }) => drawingOf(name))
      .then((found) => here && found && setShapes(found))
      .catch((error) => console.info(error))
    return () => {
      here = false
    }
  }, [name])
  return shapes
}

function OtherIcon({ name }: { name: string }) {
  const shapes = useShapes(name)
  return (
    <Drawing
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {shapes.map(({ tag, attributes }) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </Drawing>
  )
}

/**
 * An icon whose name comes from content; decoration, so the text beside it says the same. Without JavaScript too where the build knew the name;
 * a newer one is an empty box of the same size until it is here, and stays one where it can't be had (case 96). @assumed
 */
export const ContentIcon = ({ name }: { name: string }) =>
  atBuild[name] === null ? <Icon name={name as IconName} /> : <OtherIcon name={name} />
