/** Staff switched a setting of the service. */
export const settingSwitched = { name: 'setting.switched' } as const;
