import { addressOf, type SharePicture } from './share-picture'

/** Pages are created and pictures drawn by one process, at the two ends of a build. */
const wanted = new Map<string, SharePicture>()

/** Remembers the pictures that the created pages name; equal ones once. */
export function collectPictures(pictures: SharePicture[]) {
  wanted.clear()
  for (const picture of pictures) wanted.set(addressOf(picture), picture)
}

export const wantedPictures = (): ReadonlyMap<string, SharePicture> => wanted
