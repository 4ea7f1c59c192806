import { applySnapshot, getSnapshot, type IAnyStateTreeNode } from 'mobx-state-tree'
import { environmentOf } from './environment'
import type { Root } from './root-store'
import { storageKeys } from './storage-keys'

/** Raised when a branch changes its meaning: an older state is then forgotten. */
export const stateVersion = 1

/**
 * The whitelist. Nothing about a person is in it: the customer, the cart and its students come from the server again.
 * The token is kept apart (token-keeper.ts), because the client reads it at each call.
 */
const branches = ['configs', 'menus', 'simpleBlocks'] as const

type Saved = { version: number; appManagerId?: unknown; referralUrl?: unknown; branches: Record<string, unknown> }

function parse(text: string | null): Saved | null {
  if (!text) return null
  try {
    const saved = JSON.parse(text) as Partial<Saved> | null
    const fits = saved?.version === stateVersion && typeof saved.branches === 'object' && saved.branches !== null
    return fits ? (saved as Saved) : null
  } catch {
    // Not ours, or cut off while written: start fresh.
    return null
  }
}

/** A branch that no longer fits its model is dropped; the others are kept. */
function applyBranch(node: IAnyStateTreeNode, snapshot: unknown) {
  const before = getSnapshot<unknown>(node)
  try {
    applySnapshot(node, snapshot)
  } catch {
    // Written by another version, or by hand: this branch begins anew.
    applySnapshot(node, before)
  }
}

/** Call it after hydration: the first render must equal the static page (case 24). */
export function applySavedState(root: Root): void {
  const { storage } = environmentOf(root)
  const saved = parse(storage.read(storageKeys.state))
  if (!saved) return
  for (const name of branches) {
    if (saved.branches[name] !== undefined) applyBranch(root[name], saved.branches[name])
  }
  if (typeof saved.appManagerId === 'number') root.setAppManagerId(saved.appManagerId)
  if (typeof saved.referralUrl === 'string') root.rememberReferral(saved.referralUrl)
}

/** Writes the whitelist: at the end of start-up and when the page is left. */
export function saveState(root: Root): void {
  const saved: Saved = {
    version: stateVersion,
    appManagerId: root.appManagerId ?? undefined,
    referralUrl: root.referralUrl ?? undefined,
    branches: Object.fromEntries(branches.map((name) => [name, getSnapshot<unknown>(root[name])])),
  }
  environmentOf(root).storage.write(storageKeys.state, JSON.stringify(saved))
}
