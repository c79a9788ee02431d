import { test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { ReportData } from './report-data.ts';

const file = process.env.VISUAL_DATA ?? '';
const { stories, notPhotographed } = JSON.parse(readFileSync(file, 'utf8')) as ReportData;

for (const { title, name, tags, annotations, pictures, failure } of stories) {
  test.describe(title, () => {
    test(name, { tag: tags, annotation: annotations }, () => {
      const { attachments } = test.info();
      for (const picture of pictures) attachments.push({ ...picture, contentType: 'image/png' });
      // A difference may be meant, and fails nothing. A stack would be of this file, not of the story.
      if (failure) throw Object.assign(new Error(failure), { stack: '' });
    });
  });
}

test.describe('Not photographed', () => {
  for (const name of notPhotographed) test.skip(name, () => {});
});
