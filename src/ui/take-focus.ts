/** As the `ref` of what takes the place of a pressed button: it is given the focus that went with the button, and takes it from nobody. */
export function takeFocus(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true })
}
