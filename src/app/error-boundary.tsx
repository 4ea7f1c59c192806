import { Component, type ReactNode } from 'react'
import { reloadIfServed } from './chunk-reload'

type Props = { fallback: ReactNode; children: ReactNode /** Another page: the fault is over. */; place: string }
type State = { failed: boolean; place: string }

/** What breaks while drawing shows the error page instead of an empty one; a missing chunk reloads first (spec §4, §8). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { failed: false, place }
  }

  override componentDidCatch(error: Error) {
    console.error(error)
    if (error.name === 'ChunkLoadError') void reloadIfServed()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
