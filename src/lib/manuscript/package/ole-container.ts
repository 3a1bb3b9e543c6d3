import { findBytes, startsWith, utf16 } from './find-bytes.ts'

/** The start of an OLE container (MS-CFB 2.2): a .doc, or a .docx behind a password. */
const containerStart = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const encryptedPackage = utf16('EncryptedPackage')

export const isContainer = (bytes: Uint8Array): boolean => startsWith(bytes, containerStart)

export const isLockedContainer = (bytes: Uint8Array): boolean =>
  isContainer(bytes) && findBytes(bytes, encryptedPackage) >= 0
