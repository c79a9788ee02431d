import { FileText, Table } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Field, Select } from '@/shared/ui/field';
import { Inline } from '@/shared/ui/stack';
import { showFailure } from '@/shared/ui/toast';
import { type Certified, useSaveCertificateMutation } from '../api/papers-api';

type SaveCertificateProps = {
  of: Certified;
  /** Days or months of what was paid; nothing is shown without any. */
  paid: string[];
};

/** What the service paid in a year, as a PDF or a table. */
export function SaveCertificate({ of, paid }: SaveCertificateProps) {
  const { t } = useTranslation('features.save-papers');
  const [chosen, setChosen] = useState('');
  const [save, { isLoading, originalArgs }] = useSaveCertificateMutation();
  const years = [...new Set(paid.map((each) => each.slice(0, 4)))].toSorted().toReversed();
  const year = years.find((each) => each === chosen) ?? years[0];
  if (year === undefined) return null;
  const getProps = (format: 'pdf' | 'csv') => ({
    isPending: isLoading && originalArgs?.format === format,
    onClick: async () => {
      const fileName = `${t('certificate.file', { year })}.${format}`;
      const { error } = await save({ of, year, format, fileName });
      if (error) showFailure('saveCertificate', error, { fallback: t('certificate.failed') });
    },
  });
  return (
    <Inline gap={3} align="end" isWrapping>
      <Field label={t('certificate.year')}>
        <Select
          value={year}
          onChange={({ target }) => setChosen(target.value)}
          options={years.map((value) => ({ value, label: value }))}
        />
      </Field>
      <Button {...getProps('pdf')}>
        <FileText size={18} aria-hidden />
        {t('certificate.pdf', { year })}
      </Button>
      <Button {...getProps('csv')}>
        <Table size={18} aria-hidden />
        {t('certificate.csv', { year })}
      </Button>
    </Inline>
  );
}
