/** A transparent GIF89a of one pixel. */
export const blankGif: Uint8Array<ArrayBuffer> = Uint8Array.of(
  ...[0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0],
  ...[0, 0, 0, 0xff, 0xff, 0xff],
  ...[0x21, 0xf9, 4, 1, 0, 0, 0, 0],
  ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
  0x3b,
)
