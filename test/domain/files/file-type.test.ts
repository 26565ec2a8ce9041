/** What an upload is, by its content alone, and what is stored of its name. */
import { describe, expect, it } from 'vitest';
import { typeOfContent } from '#domain/files/file-type.ts';
import { fileNameOf } from '#domain/files/stored-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0));

describe('the type of a content', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['%PDF-1.7\n', 'application/pdf'],
    ['GIF89a', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['<!doctype html><script>', undefined],
    ['RIFF\x24\0\0\0AVI LIST', undefined],
    ['PK\x03\x04', undefined],
    ['\n%PDF-1.7', undefined],
    ['%PDF', undefined],
    ['', undefined],
  ])('%j is %s', (text, type) => {
    expect(typeOfContent(bytes(text))).toBe(type);
  });
});

describe('the name of a file', () => {
  it.each([
    ['IMG 0042.JPG', 'IMG 0042.JPG'],
    ['C:\\fakepath\\Rechnung.pdf', 'Rechnung.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\u202Egpj.exe\r\nX: y', 'a gpj.exe X: y'],
    ['φωτογραφία.jpg', 'φωτογραφία.jpg'],
    [' \u0000 ', 'file'],
    ['', 'file'],
    ['x'.repeat(200), 'x'.repeat(100)],
  ])('%j is stored as %j', (sent, stored) => {
    expect(fileNameOf(sent)).toBe(stored);
  });
});
