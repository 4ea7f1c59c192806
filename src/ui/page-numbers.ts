/** Which page numbers to offer: the ends, the current one and its neighbours; null where some are left out. A gap of one page is that page. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const shown = [...new Set(wanted)].sort((one, other) => one - other)
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0
    if (page - before <= 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
