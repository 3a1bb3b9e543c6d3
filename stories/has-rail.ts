/** Whether the window has room for a rail beside the page, and for the links of the header. */
export const hasRail = (): boolean => matchMedia('(min-width: 861px)').matches
